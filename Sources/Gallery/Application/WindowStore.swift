import ControlModel
import GalleryModel
import GtkKit
import Theming

/// Saves the window's state, and the user's changes to the theme.
///
/// No method waits for another process that has locked the file, except ``synchronize()``, for use
/// after the windows have closed.
final class WindowStore: SettingsStore<WindowSettings> {
  /// The pending save of a state that changed a moment ago.
  private var nextSave: DelayedCall?

  /// The time in which all changes of a window are combined into one save, in seconds.
  ///
  /// A window that the user resizes by dragging has a new state in each frame.
  private static let delay = 1.0

  /// Returns the last saved state, or the initial state if the file is missing or damaged.
  func load() -> WindowState { read().state }

  /// Returns the user's changes to the theme.
  func loadCustomization() -> ThemeCustomization { read().customization ?? .original }

  /// Saves a state.
  ///
  /// If it cannot be written, shows a warning and continues.
  func save(_ state: WindowState) {
    nextSave?.cancel()
    nextSave = nil
    save(WindowSettings(state, changedFrom: values), waiting: false)
  }

  /// Saves the state of a window after a short delay, if it has changed since the last save.
  ///
  /// A process that is killed, or whose display server ends, has no later opportunity to save it.
  func saveSoon(_ window: MainWindow) {
    guard nextSave == nil, window.state != values.state else { return }
    nextSave = DelayedCall.after(seconds: Self.delay) { [weak self, weak window] in
      self?.nextSave = nil
      guard let self, let window, window.state != values.state else { return }
      save(window.state)
    }
  }

  /// Saves the user's changes to the theme.
  ///
  /// The window's state in the file does not change.
  func save(_ customization: ThemeCustomization) {
    var change = WindowSettings()
    change.customization = customization
    save(change, waiting: false)
  }
}

/// The window's state, and the user's changes to the theme, in their file.
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

  /// The value in the file for a font or color that the user has not changed.
  private static let original = "original"

  /// The widths and heights that X11 and Wayland support, in points.
  private static let lengths = 1...32_767

  private var width: Int?
  private var height: Int?
  private var isMaximized: Bool?
  /// The identifiers of the page and the theme, which may be those of another version of the
  /// program.
  private var page: String?
  private var theme: String?
  var customization: ThemeCustomization?

  init() {}

  /// Creates the settings of a window.
  ///
  /// An unknown identifier is preserved until the user chooses another page or theme.
  init(_ state: WindowState, changedFrom old: WindowSettings) {
    width = Int(state.size.width)
    height = Int(state.size.height)
    isMaximized = state.isMaximized
    page = state.page == old.state.page ? old.page : nil
    theme = state.theme == old.state.theme ? old.theme : nil
    page = page ?? state.page.identifier
    theme = theme ?? state.theme.identifier
  }

  /// The window's state, with initial values where these settings have none or an unknown one.
  var state: WindowState {
    var state = WindowState()
    if let width { state.size.width = Double(width) }
    if let height { state.size.height = Double(height) }
    state.isMaximized = isMaximized ?? state.isMaximized
    state.page = page.flatMap { try? Page.named($0) } ?? state.page
    state.theme = theme.flatMap { try? ThemeChoice.named($0) } ?? state.theme
    return state
  }

  init(from file: KeyFile) throws(KeyFileError) {
    let values = file[Self.group]
    width = try values.number(Key.width, in: Self.lengths)
    height = try values.number(Key.height, in: Self.lengths)
    isMaximized = try values.flag(Key.isMaximized)
    page = try values.text(Key.page)
    theme = try values.text(Key.theme)
    let names = (font: try values.text(Key.font), textColor: try values.text(Key.textColor))
    guard names != (nil, nil) else { return }
    customization = ThemeCustomization(
      font: try Self.choice(names.font, Key.font, in: values),
      textColor: try Self.choice(names.textColor, Key.textColor, in: values))
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ name: String?, _ key: String, in values: KeyFileGroup
  ) throws(KeyFileError) -> Choice? {
    guard let name, name != original else { return nil }
    guard let choice = Choice(rawValue: name) else {
      throw values.wrongValue(key, "there is no choice \(name.quoted)")
    }
    return choice
  }

  func write(to file: KeyFile) {
    let values = file[Self.group]
    if let width { values.set(width, for: Key.width) }
    if let height { values.set(height, for: Key.height) }
    if let isMaximized { values.set(isMaximized, for: Key.isMaximized) }
    if let page { values.set(page, for: Key.page) }
    if let theme { values.set(theme, for: Key.theme) }
    guard let customization else { return }
    values.set(customization.font?.rawValue ?? Self.original, for: Key.font)
    values.set(customization.textColor?.rawValue ?? Self.original, for: Key.textColor)
  }

  func completed(by others: WindowSettings) -> WindowSettings {
    var settings = self
    settings.width = width ?? others.width
    settings.height = height ?? others.height
    settings.isMaximized = isMaximized ?? others.isMaximized
    settings.page = page ?? others.page
    settings.theme = theme ?? others.theme
    settings.customization = customization ?? others.customization
    return settings
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
