/// A key press, or a repetition of a key that is held down.
public struct KeyPress: Hashable, Sendable {
  /// A key that an application may handle specially, or `other`.
  ///
  /// A key of the keypad has the same value as the key with the same function elsewhere.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// Backspace, which deletes the character before the caret.
    case backspace
    /// Delete, which deletes the character after the caret.
    case delete
    /// The left arrow, whatever the direction of text.
    case left
    /// The right arrow, whatever the direction of text.
    case right
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The Home key.
    case home
    /// The End key.
    case end
    /// The Page Up key.
    case pageUp
    /// The Page Down key.
    case pageDown
    /// Return or Enter.
    case `return`
    /// The space bar.
    case space
    /// Tab, with or without Shift.
    case tab
    /// Escape.
    case escape
    /// Any other key.
    case other
  }

  /// The modifier keys that are held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the modifier keys that are held down.
    public let rawValue: Int

    /// Creates modifiers from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 4)
    /// The key with a logo, which GTK calls Super.
    ///
    /// Usually, the desktop handles combinations with this key.
    public static let logo = Modifiers(rawValue: 8)
  }

  /// The key.
  public let key: Key

  /// The modifier keys that are held down.
  public let modifiers: Modifiers

  /// Whether the key types a character, such as a space, or begins a sequence that types one, as a
  /// dead key does.
  ///
  /// This is false if Control, Alt, or the logo key is held down.
  public let typesText: Bool

  /// Whether the key pastes the clipboard into an entry: Ctrl+V, Shift+Insert, or the Paste key.
  public let pastes: Bool

  /// Whether the key press is a repetition of a key that is held down.
  ///
  /// This is always false before ``PressInput/install()`` is called.
  public let isRepeat: Bool
}
