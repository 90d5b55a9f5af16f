import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The current theme, and the style sheet that is created from it for the whole screen.
///
/// A change is shown everywhere in the next frame, with a single restyle. Views read the values of
/// the theme when they draw, and observe the theme if they have other values to update.
package final class AppTheme {
  package static let shared = AppTheme()

  /// The current theme, from which all views read their colors, fonts and other values.
  private(set) var theme = Theme.classic

  /// The desktop's text scale, by which the whole stage is enlarged.
  private(set) var textScale = TextScale.usual

  /// The theme that the user chose in the menu, on the command line, or in the last session.
  package var choice = ThemeChoice.always(.classic) {
    didSet {
      // This precedes the query for the desktop's own theme. Otherwise the desktop would report the
      // previous choice as its own theme.
      if choice != oldValue { showFrame() }
      if choice == .followDesktop { desktop.follow { [weak self] in self?.update() } }
      update()
    }
  }

  /// The user's changes to the theme on the Interface Elements page.
  var customization = ThemeCustomization.original {
    didSet { update() }
  }

  private let desktop = DesktopLook()
  private lazy var provider = StyleProvider()
  private var windows: [OpenWindow] = []
  private var isLoaded = false
  private var looks: [ButtonRole: ButtonLook] = [:]
  /// The built-in theme on which ``theme`` is based.
  ///
  /// The desktop may already prefer another one.
  private var themeName = ThemeName.classic
  private var themeTexts: [ThemeName: String] = [:]
  private var ownRules: [StyleClass: OwnRules] = [:]
  private let observers = Observers<Void>()

  /// Returns the look of a button in each state, which is made once for each theme.
  func look(of role: ButtonRole) -> ButtonLook {
    if let look = looks[role] { return look }
    let look = theme.look(of: role)
    looks[role] = look
    return look
  }

  /// Applies the style sheet to every widget.
  ///
  /// The sheet is empty until the first ``load(for:)``.
  ///
  /// From now on, the stage follows the desktop's text scale.
  func install() {
    provider.install()
    textScale = DesktopSettings.textScale
    DesktopSettings.onTextScaleChange { [weak self] in self?.update() }
  }

  /// Adds the rules of a button that has its own colors.
  ///
  /// They take effect with the next ``load(for:)``.
  ///
  /// Buttons with the same style class share the rules. The rules are created again for each theme,
  /// because they contain the theme's overlays and focus ring.
  func addRules(for styleClass: StyleClass, _ rules: @escaping (Theme) -> [StyleRule]) {
    if ownRules[styleClass] == nil { isLoaded = false }
    ownRules[styleClass, default: OwnRules(rules: rules)].useCount += 1
  }

  /// Removes the rules of one button.
  ///
  /// Shared rules are removed with the last button of the style class.
  ///
  /// The rules no longer match any widget, so the current sheet may contain them until it is
  /// created again.
  func removeRules(for styleClass: StyleClass) {
    ownRules[styleClass]?.useCount -= 1
    if ownRules[styleClass]?.useCount == 0 { ownRules[styleClass] = nil }
  }

  /// Loads the style sheet if it has changed.
  ///
  /// It is loaded with the next frame of a window that is on the screen, or immediately for a
  /// window that is not.
  ///
  /// From now on, the window shows each change of the theme, for as long as it exists.
  func load(for window: Window) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(OpenWindow(window: window))
    if !isLoaded { reload(withNextFrameOf: window) }
  }

  /// Calls a handler after each change of the theme or of the text scale, for as long as the owner
  /// exists.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.add(owner, handler)
  }

  /// The text of the current style sheet.
  var text: String {
    // Buttons of the theme do not have these classes, so the two sheets do not affect each other.
    let own = ownRules.sorted { $0.key.name < $1.key.name }.flatMap { $0.value.rules(theme) }
    return own.isEmpty
      ? themeText : themeText + "\n" + StyleSheet(own).scaled(by: textScale).text
  }

  /// The text of the theme's own rules.
  ///
  /// It is cached for the built-in themes, so that a user who switches between two of them only
  /// waits for GTK.
  private var themeText: String {
    guard customization == .original else { return makeThemeText() }
    if let text = themeTexts[themeName] { return text }
    let text = makeThemeText()
    themeTexts[themeName] = text
    return text
  }

  private func makeThemeText() -> String {
    theme.styleSheet.scaled(by: textScale).text
  }

  /// Makes GTK draw the windows around the stage in the look that goes with the choice.
  private func showFrame() {
    DesktopSettings.overrideTheme { [choice] ownThemeName in
      let look = choice.frameLook(over: ownThemeName)
      return (look.themeName, look.isDark)
    }
  }

  private func update() {
    let name = choice.name(on: desktop.preferences)
    let wanted = customization.applied(to: name.theme)
    let scale = DesktopSettings.textScale
    guard wanted != theme || scale != textScale else { return }
    if scale != textScale { themeTexts = [:] }
    textScale = scale
    theme = wanted
    themeName = name
    looks = [:]
    isLoaded = false
    // The handlers may add rules for their new colors.
    observers.notify(())
    let open = windows.compactMap(\.window)
    // Without a window there is nothing to restyle. The first window calls `load(for:)` itself.
    guard let window = open.first(where: \.isMapped) ?? open.first else { return }
    reload(withNextFrameOf: window)
  }

  private func reload(withNextFrameOf window: Window) {
    provider.loadWithNextFrame(of: window) { [weak self] in
      self?.text ?? ""
    } completion: { [weak self] in
      self?.loaded(problems: $0)
    }
  }

  private func loaded(problems: [StyleProblem]) {
    isLoaded = true
    show(problems: problems)
    // Pictures change with the theme too, and GTK does not redraw them by itself.
    for open in windows { open.window?.setNeedsDisplay() }
  }

  /// Prints the problems of the style sheet on standard error.
  ///
  /// They are bugs in the program, so they are for developers. All valid rules still apply.
  private func show(problems: [StyleProblem]) {
    for problem in problems { StandardError.printError(problem) }
  }

  private struct OwnRules {
    let rules: (Theme) -> [StyleRule]
    var useCount = 0
  }

  private struct OpenWindow {
    weak var window: Window?
  }
}
