import Controls
import Demos
import GtkKit
import Theme

/// Keeps the window's state in a key file under the user's configuration folder.
struct WindowMemory {
  /// Where the file lies.
  let path: String

  private static let group = "Window"
  /// The widths and heights that X11 and Wayland can hold, in points.
  private static let lengths = 1...32_767

  /// The memory of the user who runs the program, or one at another path.
  init(path: String = "\(UserFolders.configuration)/button-gallery/window.ini") {
    self.path = path
  }

  /// What was kept last; a start without a memory, or with a damaged one, has the first state.
  ///
  /// A damaged file is set aside, so that nothing in it is lost, and a warning says where it lies.
  func load() -> WindowState {
    do {
      return try read()
    } catch {
      switch error {
      case .missing: break
      case .unmovable, .unreadable, .unwritable: StandardError.complain(error)
      case .damaged, .wrongValue: setAside(because: error)
      }
      return WindowState()
    }
  }

  private func read() throws(KeyFileError) -> WindowState {
    let file = try KeyFile(path: path)
    var state = WindowState()
    state.size = Size(
      width: try length("Width", in: file) ?? state.size.width,
      height: try length("Height", in: file) ?? state.size.height)
    state.isMaximized = try file.flag("Maximized", in: Self.group) ?? state.isMaximized
    state.page = try named("Page", in: file, Page.named) ?? state.page
    state.theme = try named("Theme", in: file, ThemeChoice.named) ?? state.theme
    return state
  }

  private func length(_ key: String, in file: KeyFile) throws(KeyFileError) -> Double? {
    guard let length = try file.number(key, in: Self.group) else { return nil }
    guard Self.lengths.contains(length) else {
      let allowed = "\(length) is not from \(Self.lengths.lowerBound) to \(Self.lengths.upperBound)"
      throw .wrongValue(group: Self.group, key: key, reason: allowed)
    }
    return Double(length)
  }

  private func named<Value>(
    _ key: String, in file: KeyFile, _ find: (String) throws -> Value
  ) throws(KeyFileError) -> Value? {
    guard let identifier = try file.text(key, in: Self.group) else { return nil }
    do {
      return try find(identifier)
    } catch {
      throw .wrongValue(group: Self.group, key: key, reason: "\(error)")
    }
  }

  private func setAside(because fault: KeyFileError) {
    do {
      let newPath = try KeyFile.setAside(path)
      StandardError.complain("\(fault); the file is set aside as \(newPath)")
    } catch {
      StandardError.complain("\(fault); \(error)")
    }
  }

  /// Keeps a state; what cannot be written is said, and the program goes on.
  func save(_ state: WindowState) {
    let file = KeyFile()
    file.set(Int(state.size.width), for: "Width", in: Self.group)
    file.set(Int(state.size.height), for: "Height", in: Self.group)
    file.set(state.isMaximized, for: "Maximized", in: Self.group)
    file.set(state.page.identifier, for: "Page", in: Self.group)
    file.set(state.theme.identifier, for: "Theme", in: Self.group)
    do {
      try file.save(to: path)
    } catch {
      StandardError.complain(error)
    }
  }
}
