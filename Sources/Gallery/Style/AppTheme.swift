import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The current theme, and the style sheet that the theme defines for the whole screen.
///
/// After a change of the theme, GTK restyles all widgets once, and the next frame shows the new
/// theme everywhere. Views read the values of the theme when they draw. A view that must update
/// anything else observes the theme.
package final class AppTheme {
  package static let shared = AppTheme()

  /// The current theme, from which all views read their colors, fonts, and other values.
  private(set) var theme = Theme.classic

  /// The desktop's text scale, which also applies to the stage.
  ///
  /// The stage is the area of a page that contains its demo.
  private(set) var textScale = TextScale.usual

  /// The theme that the user chose in the menu, on the command line, or in an earlier session.
  package var choice = ThemeChoice.always(.classic) {
    didSet {
      // Change the look of the windows around the stage first. Otherwise, `desktop` would mistake
      // the theme of the previous choice for the desktop's own theme.
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
  /// The texts of the rules of recently used themes, in the current text scale.
  private var themeTexts: [Theme: String] = [:]
  private var isFirstText = true
  private var ownRules: [StyleClass: OwnRules] = [:]
  private let observers = Observers<Void>()

  /// Returns the look that the theme defines for `role`, with a value for each state.
  ///
  /// The look is created only once until the theme or the text scale changes.
  func look(of role: ButtonRole) -> ButtonLook {
    if let look = looks[role] { return look }
    let look = theme.look(of: role)
    looks[role] = look
    return look
  }

  /// Applies the style sheet to every widget, and makes the stage follow the desktop's text scale.
  ///
  /// The sheet is empty until the first call of ``load(for:)``.
  func install() {
    provider.install()
    textScale = DesktopSettings.textScale
    DesktopSettings.onTextScaleChange { [weak self] in self?.update() }
  }

  /// Adds the rules for a button that has its own colors.
  ///
  /// The rules take effect with the next ``load(for:)``. Buttons with the same style class share
  /// their rules. `rules` is called again whenever the theme changes, because the rules contain the
  /// theme's overlays and focus ring.
  func addRules(for styleClass: StyleClass, _ rules: @escaping (Theme) -> [StyleRule]) {
    if ownRules[styleClass] == nil { isLoaded = false }
    ownRules[styleClass, default: OwnRules(rules: rules)].useCount += 1
  }

  /// Removes the rules of one button, unless another button with `styleClass` still needs them.
  ///
  /// The current style sheet may still contain the rules until it is created again. This is
  /// harmless, because the rules match no widget.
  func removeRules(for styleClass: StyleClass) {
    ownRules[styleClass]?.useCount -= 1
    if ownRules[styleClass]?.useCount == 0 { ownRules[styleClass] = nil }
  }

  /// Loads the style sheet if it has changed, and makes `window` show each later change of the
  /// theme.
  ///
  /// If `window` is on the screen, the sheet is loaded with the window's next frame. Otherwise, the
  /// sheet is loaded immediately.
  func load(for window: Window) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(OpenWindow(window: window))
    if !isLoaded { reload(withNextFrameOf: window) }
  }

  /// Calls `handler` after each change of the theme or of the text scale, for as long as `owner`
  /// exists.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.add(owner, handler)
  }

  /// The text of the current style sheet.
  var text: String {
    // The theme's own rules don't use these style classes, so the order of the two parts doesn't
    // matter.
    let own = ownRules.sorted { $0.key.name < $1.key.name }.flatMap { $0.value.rules(theme) }
    return own.isEmpty
      ? themeText : themeText + "\n" + StyleSheet(own).scaled(by: textScale).text
  }

  /// The text of the theme's own rules.
  ///
  /// The texts for recently used themes are cached. A user who switches between two of these themes
  /// therefore waits only for GTK.
  private var themeText: String {
    if let text = themeTexts[theme] { return text }
    if themeTexts.count == ThemeName.allCases.count { themeTexts = [:] }
    let text = theme.styleSheet.scaled(by: textScale).text
    // Most users never change the theme, so the first text would only occupy memory.
    if isFirstText { isFirstText = false } else { themeTexts[theme] = text }
    return text
  }

  /// Makes GTK draw the windows around the stage in the look that matches the choice.
  private func showFrame() {
    DesktopSettings.overrideTheme { [choice] ownThemeName in
      let look = choice.frameLook(over: ownThemeName)
      return (look.themeName, look.isDark)
    }
  }

  private func update() {
    let wanted = customization.applied(to: choice.name(on: desktop.preferences).theme)
    let scale = DesktopSettings.textScale
    guard wanted != theme || scale != textScale else { return }
    if scale != textScale { themeTexts = [:] }
    textScale = scale
    theme = wanted
    looks = [:]
    isLoaded = false
    // Notify the observers before the sheet is created, because they may add rules for new colors.
    observers.notify(())
    let open = windows.compactMap(\.window)
    // Without a window, there is nothing to restyle. The first window will call `load(for:)`
    // itself.
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
    // Pictures also change with the theme, and GTK doesn't redraw them automatically.
    for open in windows { open.window?.setNeedsDisplay() }
  }

  /// Prints the errors of the style sheet to standard error.
  ///
  /// Such errors are bugs in the program, so only developers need to see them. All valid rules
  /// still apply.
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
