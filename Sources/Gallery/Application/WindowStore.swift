import ControlModel
import GalleryModel
import GtkKit
import Theming

/// Saves the state of the main window, and the user's changes to the theme.
///
/// A save doesn't wait if another process has locked the file. Only ``synchronize()``, which is
/// called after the windows have closed, waits for the lock.
final class WindowStore: SettingsStore<WindowSettings> {
  /// The pending save of a changed state, or nil if none is pending.
  private var nextSave: DelayedCall?

  /// The time during which all changes of the window are combined into a single save, in seconds.
  ///
  /// While the user resizes a window by dragging, its state changes in each frame.
  private static let delay = 1.0

  private var state: WindowState { values.state ?? WindowState() }

  /// Returns the saved state, or the initial state if the file is missing or damaged.
  func load() -> WindowState {
    _ = read()
    return state
  }

  /// Returns the user's changes to the theme.
  func loadCustomization() -> ThemeCustomization { read().customization ?? .original }

  /// Saves `state`.
  ///
  /// If `state` can't be written, shows a warning and continues.
  func save(_ state: WindowState) {
    nextSave?.cancel()
    nextSave = nil
    save(WindowSettings(state, changedFrom: values), waiting: false)
  }

  /// Saves the state of `window` after a short delay, if it has changed since the last save.
  ///
  /// Without this save, the state would be lost if the process were killed or the display server
  /// ended.
  func saveSoon(_ window: MainWindow) {
    guard nextSave == nil, window.state != state else { return }
    nextSave = DelayedCall.after(seconds: Self.delay) { [weak self, weak window] in
      self?.nextSave = nil
      guard let self, let window, window.state != state else { return }
      save(window.state)
    }
  }

  /// Saves the user's changes to the theme.
  ///
  /// The window's state in the file doesn't change.
  func save(_ customization: ThemeCustomization) {
    var change = WindowSettings()
    change.customization = customization
    save(change, waiting: false)
  }
}

/// The contents of the file: the window's state, and the user's changes to the theme.
struct WindowSettings: Settings, Equatable {
  static let fileName = "window.ini"
  static let access = FileAccess.byUmask
  private static let group = "Window"

  private enum Key {
    static let width = "Width"
    static let height = "Height"
    static let isMaximized = "Maximized"
    static let page = "Page"
    static let theme = "Theme"
    static let font = "AppFont"
    static let textColor = "TextColor"
  }

  /// The value in the file for a font or a color that the user has not changed.
  private static let original = "original"

  /// The widths and heights that both X11 and Wayland support, in points.
  private static let lengths = 1...ScreenLimits.maximumLength

  /// The window's state, or nil if it isn't known.
  ///
  /// A value that the file lacks, or that this version of the program doesn't know, is replaced by
  /// its initial value.
  private(set) var state: WindowState?
  /// The identifier of the page in the file, which only another version of the program may know.
  ///
  /// The identifier is preserved until the user opens another page.
  private var page: String?
  /// The identifier of the theme in the file, which only another version of the program may know.
  ///
  /// The identifier is preserved until the user chooses another theme.
  private var theme: String?
  var customization: ThemeCustomization?

  init() {}

  /// Creates the settings for a window's new state.
  init(_ state: WindowState, changedFrom old: WindowSettings) {
    self.state = state
    page = (state.page == old.state?.page ? old.page : nil) ?? state.page.identifier
    theme = (state.theme == old.state?.theme ? old.theme : nil) ?? state.theme.identifier
  }

  init(from file: KeyFile) throws(KeyFileError) {
    let values = file[Self.group]
    var state = WindowState()
    let width = try values.number(Key.width, in: Self.lengths)
    let height = try values.number(Key.height, in: Self.lengths)
    state.size.width = width.map(Double.init) ?? state.size.width
    state.size.height = height.map(Double.init) ?? state.size.height
    state.isMaximized = try values.flag(Key.isMaximized) ?? state.isMaximized
    page = try values.text(Key.page)
    theme = try values.text(Key.theme)
    state.page = page.flatMap { try? Page.named($0) } ?? state.page
    state.theme = theme.flatMap { try? ThemeChoice.named($0) } ?? state.theme
    self.state = state
    guard try [values.text(Key.font), values.text(Key.textColor)] != [nil, nil] else { return }
    customization = ThemeCustomization(
      font: try Self.choice(Key.font, in: values),
      textColor: try Self.choice(Key.textColor, in: values))
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ key: String, in values: KeyFileGroup
  ) throws(KeyFileError) -> Choice? {
    guard let name = try values.text(key), name != original else { return nil }
    guard let choice = Choice(rawValue: name) else {
      throw values.wrongValue(key, "there is no choice \(quoted: name)")
    }
    return choice
  }

  func write(to file: KeyFile) {
    let values = file[Self.group]
    if let state {
      values.set(Int(state.size.width), for: Key.width)
      values.set(Int(state.size.height), for: Key.height)
      values.set(state.isMaximized, for: Key.isMaximized)
      values.set(page ?? state.page.identifier, for: Key.page)
      values.set(theme ?? state.theme.identifier, for: Key.theme)
    }
    if let customization {
      values.set(customization.font?.rawValue ?? Self.original, for: Key.font)
      values.set(customization.textColor?.rawValue ?? Self.original, for: Key.textColor)
    }
  }

  func completed(by others: WindowSettings) -> WindowSettings {
    var settings = state == nil ? others : self
    settings.customization = customization ?? others.customization
    return settings
  }
}

/// The state of the main window that is saved between launches.
struct WindowState: Equatable {
  /// The size of the window when it isn't maximized, in points.
  var size = Size(width: 1_300, height: 760)
  var isMaximized = false
  /// The page that was open last.
  var page = Page.buttons
  /// The theme that the user has chosen.
  var theme = ThemeChoice.always(.classic)
}
