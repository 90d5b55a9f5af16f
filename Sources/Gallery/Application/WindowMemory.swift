import Controls
import Demos
import GtkKit
import Theme

/// Keeps the window's state in a key file under the user's configuration folder.
///
/// A state that cannot be written holds here, and is written when ``synchronize()`` is called, unless
/// a later one takes its place.
final class WindowMemory {
  private let file: SettingsFile

  /// The state that could not be written yet.
  private var unwrittenState: WindowState?

  private enum Key {
    static let width = "Width"
    static let height = "Height"
    static let isMaximized = "Maximized"
    static let page = "Page"
    static let theme = "Theme"
  }

  /// The widths and heights that X11 and Wayland can hold, in points.
  private static let lengths = 1...32_767

  /// The memory of the user who runs the program, or one at another path.
  init(path: String = SettingsFile.path(of: "window.ini")) {
    file = SettingsFile(path: path, group: "Window")
  }

  /// Where the file lies.
  var path: String { file.path }

  /// What was kept last; a start without a memory, or with a damaged one, has the first state.
  func load() -> WindowState {
    unwrittenState ?? file.load(read) ?? WindowState()
  }

  private func read(_ values: SettingsFile.Values) throws(KeyFileError) -> WindowState {
    var state = WindowState()
    state.size = Size(
      width: try length(Key.width, in: values) ?? state.size.width,
      height: try length(Key.height, in: values) ?? state.size.height)
    state.isMaximized = try values.flag(Key.isMaximized) ?? state.isMaximized
    state.page = try values.named(Key.page, Page.named) ?? state.page
    state.theme = try values.named(Key.theme, ThemeChoice.named) ?? state.theme
    return state
  }

  private func length(
    _ key: String, in values: SettingsFile.Values
  ) throws(KeyFileError) -> Double? {
    try values.number(key, in: Self.lengths).map(Double.init)
  }

  /// Keeps a state; what cannot be written is said, and the program goes on.
  ///
  /// No window waits for another process that has the file now: ``synchronize()`` does, when the
  /// windows are gone.
  func save(_ state: WindowState) {
    unwrittenState = state
    write(state, holding: file.lockAtOnce())
  }

  /// Tries once more to write what could not be written.
  func synchronize() {
    if let unwrittenState { write(unwrittenState, holding: file.lock()) }
  }

  private func write(_ state: WindowState, holding lock: FileLock?) {
    guard let lock else { return }
    defer { lock.release() }
    let isWritten = file.save { values in
      values.set(Int(state.size.width), for: Key.width)
      values.set(Int(state.size.height), for: Key.height)
      values.set(state.isMaximized, for: Key.isMaximized)
      values.set(state.page.identifier, for: Key.page)
      values.set(state.theme.identifier, for: Key.theme)
    }
    if isWritten { unwrittenState = nil }
  }
}
