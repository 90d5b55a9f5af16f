import ControlModel
import GalleryModel
import GtkKit
import Theming

/// Saves the window's state, and the user's changes to the theme, in a key file in the user's
/// configuration directory.
///
/// Values that cannot be written remain in memory until they are replaced by newer values or
/// written by a later call, ``synchronize()`` at the latest.
final class WindowStore {
  private let file: SettingsFile

  /// The values that are not written yet.
  private var unwrittenState: WindowState?
  private var unwrittenCustomization: ThemeCustomization?

  /// The state that was last read or written.
  private var knownState = WindowState()

  /// The pending save of a state that changed a moment ago.
  private var nextSave: DelayedCall?

  /// The time in which all changes of a window are combined into one save, in seconds.
  ///
  /// A window that the user resizes by dragging has a new state in each frame.
  private static let delay = 1.0

  private enum Key {
    static let width = "Width"
    static let height = "Height"
    static let isMaximized = "Maximized"
    static let page = "Page"
    static let theme = "Theme"
    static let font = "AppFont"
    static let textColor = "TextColor"
  }

  /// The value in the file for a font or color that the user has not changed.
  private static let original = "original"

  /// The widths and heights that X11 and Wayland support, in points.
  private static let lengths = 1...32_767

  /// Creates the store of the current user, or returns nil if the user has no configuration
  /// directory.
  convenience init?() {
    guard let path = SettingsFile.path(of: "window.ini") else { return nil }
    self.init(path: path)
  }

  /// Creates a store with the file at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Window")
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// The path of the file.
  var path: String { file.path }

  /// Returns the last saved state, or the initial state if the file is missing or damaged.
  func load() -> WindowState {
    knownState = unwrittenState ?? file.load(read)?.state ?? WindowState()
    return knownState
  }

  /// Returns the user's changes to the theme.
  func loadCustomization() -> ThemeCustomization {
    unwrittenCustomization ?? file.load(read)?.customization ?? .original
  }

  private func read(
    _ values: SettingsFile.Values
  ) throws(KeyFileError) -> (state: WindowState, customization: ThemeCustomization) {
    var state = WindowState()
    state.size = Size(
      width: try length(Key.width, in: values) ?? state.size.width,
      height: try length(Key.height, in: values) ?? state.size.height)
    state.isMaximized = try values.flag(Key.isMaximized) ?? state.isMaximized
    state.page = try known(Key.page, in: values, Page.named) ?? state.page
    state.theme = try known(Key.theme, in: values, ThemeChoice.named) ?? state.theme
    let customization = ThemeCustomization(
      font: try choice(Key.font, in: values), textColor: try choice(Key.textColor, in: values))
    return (state, customization)
  }

  /// Returns the value with the identifier of a key, or nil if the file has no identifier or an
  /// unknown one.
  ///
  /// An unknown identifier may be the page of another version of the program.
  private func known<Value>(
    _ key: String, in values: SettingsFile.Values, _ find: (String) throws -> Value
  ) throws(KeyFileError) -> Value? {
    try values.text(key).flatMap { try? find($0) }
  }

  private func choice<Choice: RawRepresentable>(
    _ key: String, in values: SettingsFile.Values
  ) throws(KeyFileError) -> Choice? where Choice.RawValue == String {
    guard let name = try values.text(key), name != Self.original else { return nil }
    guard let choice = Choice(rawValue: name) else {
      throw values.fault(key, "there is no choice \(name.quoted)")
    }
    return choice
  }

  private func length(
    _ key: String, in values: SettingsFile.Values
  ) throws(KeyFileError) -> Double? {
    try values.number(key, in: Self.lengths).map(Double.init)
  }

  /// Saves a state.
  ///
  /// If it cannot be written, shows a warning and continues.
  ///
  /// This method does not wait for another process that has locked the file. The state is then
  /// written when that process releases the lock, or by ``synchronize()`` after the windows have
  /// closed.
  func save(_ state: WindowState) {
    nextSave?.cancel()
    nextSave = nil
    unwrittenState = state
    write(holding: file.lockAtOnce())
  }

  /// Saves the state of a window after a short delay, if it has changed since the last save.
  ///
  /// A process that is killed, or whose display server ends, has no later opportunity to save it.
  func saveSoon(_ window: MainWindow) {
    guard nextSave == nil, window.state != knownState else { return }
    nextSave = DelayedCall.after(seconds: Self.delay) { [weak self, weak window] in
      self?.nextSave = nil
      guard let self, let window, window.state != knownState else { return }
      save(window.state)
    }
  }

  /// Saves the user's changes to the theme.
  ///
  /// The window's state in the file does not change.
  func save(_ customization: ThemeCustomization) {
    unwrittenCustomization = customization
    write(holding: file.lockAtOnce())
  }

  /// Tries again to write the values that could not be written.
  func synchronize() {
    guard hasUnwritten else { return }
    write(holding: file.lock())
  }

  /// Does the same as ``synchronize()``, but without waiting for the lock, for use while windows
  /// are open.
  func retry() {
    guard hasUnwritten else { return }
    write(holding: file.lockAtOnce())
  }

  private var hasUnwritten: Bool { unwrittenState != nil || unwrittenCustomization != nil }

  private func write(holding lock: FileLock?) {
    guard let lock else { return }
    defer { lock.release() }
    let isWritten = file.save { values in
      if let unwrittenState { set(unwrittenState, in: values) }
      if let unwrittenCustomization { set(unwrittenCustomization, in: values) }
    }
    guard isWritten else { return }
    knownState = unwrittenState ?? knownState
    unwrittenState = nil
    unwrittenCustomization = nil
  }

  private func set(_ state: WindowState, in values: SettingsFile.Values) {
    values.set(Int(state.size.width), for: Key.width)
    values.set(Int(state.size.height), for: Key.height)
    values.set(state.isMaximized, for: Key.isMaximized)
    if state.page != knownState.page || !hasUnknown(Key.page, in: values, Page.named) {
      values.set(state.page.identifier, for: Key.page)
    }
    if state.theme != knownState.theme || !hasUnknown(Key.theme, in: values, ThemeChoice.named) {
      values.set(state.theme.identifier, for: Key.theme)
    }
  }

  /// Whether the file has an identifier that the program does not know.
  ///
  /// Such an identifier is kept until the user chooses another value.
  private func hasUnknown<Value>(
    _ key: String, in values: SettingsFile.Values, _ find: (String) throws -> Value
  ) -> Bool {
    guard let identifier = try? values.text(key) else { return false }
    return (try? find(identifier)) == nil
  }

  private func set(_ customization: ThemeCustomization, in values: SettingsFile.Values) {
    values.set(customization.font?.rawValue ?? Self.original, for: Key.font)
    values.set(customization.textColor?.rawValue ?? Self.original, for: Key.textColor)
  }
}

/// The state of the gallery's window that is saved between launches.
struct WindowState: Equatable {
  /// The size of the window while it is not maximized, in points.
  var size = Size(width: 1_300, height: 760)
  var isMaximized = false
  /// The page that was open last.
  var page = Page.buttons
  /// The theme that the user has chosen.
  var theme = ThemeChoice.always(.classic)
}
