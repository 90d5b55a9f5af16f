/// A key that went down, or that repeats while it is held.
public struct KeyPress: Hashable, Sendable {
  /// The keys that mean something apart from the text they type; the keypad's are the same ones.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// The key that deletes before the caret.
    case backspace
    /// The key that deletes after the caret.
    case delete
    /// The arrow to the left, whatever the direction of text.
    case left
    /// The arrow to the right, whatever the direction of text.
    case right
    /// The arrow upward.
    case up
    /// The arrow downward.
    case down
    /// The key to the beginning.
    case home
    /// The key to the end.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Return or Enter.
    case `return`
    /// The space bar.
    case space
    /// Tab, also where Shift makes it go backward.
    case tab
    /// Escape.
    case escape
    /// Any other key.
    case other
  }

  /// The keys that are held besides.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the held keys.
    public let rawValue: Int

    /// Takes the bits of the held keys.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 4)
    /// The key with the logo, whose combinations are the desktop's.
    public static let logo = Modifiers(rawValue: 8)
  }

  /// The key.
  public let key: Key

  /// The keys that are held besides.
  public let modifiers: Modifiers

  /// Whether the key types a character, such as a space, or begins a sequence that types one, as a
  /// dead key does; a shortcut's key, or Shift alone, types none.
  public let typesText: Bool

  /// Whether an entry pastes the clipboard at this key: Ctrl+V, Shift+Insert, or a key of its own.
  public let pastes: Bool

  /// Whether the key was down already; ``PressInput/install()`` must have been called.
  public let isRepeat: Bool
}
