import ControlModel
import GalleryModel
import GtkKit
import Theming

/// Keeps the window's state, and what the user changed of the theme, in a key file under the user's
/// configuration folder.
///
/// What cannot be written holds here, and is written when ``synchronize()`` is called, unless
/// something later takes its place.
final class WindowStore {
  private let file: SettingsFile

  /// What could not be written yet.
  private var unwrittenState: WindowState?
  private var unwrittenCustomization: ThemeCustomization?

  /// The state that was read or written last.
  private var knownState = WindowState()

  /// The saving of a state that has changed a moment ago.
  private var nextSave: DelayedCall?

  /// The time in which all changes of a window are one saving, in seconds: a window that is dragged
  /// to another size has a new one in each frame.
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

  /// What stands in the file for a font or a color that the user has not changed.
  private static let original = "original"

  /// The widths and heights that X11 and Wayland can hold, in points.
  private static let lengths = 1...32_767

  /// The memory of the user who runs the program; nil for one who has no folder for settings.
  convenience init?() {
    guard let path = SettingsFile.path(of: "window.ini") else { return nil }
    self.init(path: path)
  }

  /// The memory at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Window")
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// Where the file lies.
  var path: String { file.path }

  /// What was kept last; a start without a memory, or with a damaged one, has the first state.
  func load() -> WindowState {
    knownState = unwrittenState ?? file.load(read)?.state ?? WindowState()
    return knownState
  }

  /// What the user has changed of the theme.
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
    state.page = try values.named(Key.page, Page.named) ?? state.page
    state.theme = try values.named(Key.theme, ThemeChoice.named) ?? state.theme
    let customization = ThemeCustomization(
      font: try choice(Key.font, in: values), textColor: try choice(Key.textColor, in: values))
    return (state, customization)
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

  /// Keeps a state; what cannot be written is said, and the program goes on.
  ///
  /// No window waits for another process that has the file now: the state is written when that one
  /// is done, or by ``synchronize()`` when the windows are gone.
  func save(_ state: WindowState) {
    nextSave?.cancel()
    nextSave = nil
    unwrittenState = state
    write(holding: file.lockAtOnce())
  }

  /// Keeps the state of a window soon, if it has changed since it was kept last.
  ///
  /// A process that is killed, or whose display server ends, has no later moment for it.
  func saveSoon(_ window: MainWindow) {
    guard nextSave == nil, window.state != knownState else { return }
    nextSave = DelayedCall.after(seconds: Self.delay) { [weak self, weak window] in
      self?.nextSave = nil
      guard let self, let window, window.state != knownState else { return }
      save(window.state)
    }
  }

  /// Keeps what the user has changed of the theme; the window's state in the file stays.
  func save(_ customization: ThemeCustomization) {
    unwrittenCustomization = customization
    write(holding: file.lockAtOnce())
  }

  /// Tries once more to write what could not be written.
  func synchronize() {
    guard hasUnwritten else { return }
    write(holding: file.lock())
  }

  /// Does the same while there are windows, none of which waits for it.
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
    values.set(state.page.identifier, for: Key.page)
    values.set(state.theme.identifier, for: Key.theme)
  }

  private func set(_ customization: ThemeCustomization, in values: SettingsFile.Values) {
    values.set(customization.font?.rawValue ?? Self.original, for: Key.font)
    values.set(customization.textColor?.rawValue ?? Self.original, for: Key.textColor)
  }
}
