import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The theme in force and the one style sheet for the screen that is made from it.
///
/// A change shows in the next frame, everywhere, with one restyle: views take their figures from
/// here when they draw, and hear of the change where they have to set something anew.
final class AppTheme {
  static let shared = AppTheme()

  /// Where every view finds its figures.
  private(set) var theme = Theme.classic

  /// How large the desktop wants text, with which all of a stage grows.
  private(set) var textScale = TextScale.usual

  /// What the user chose in the menu, on the command line, or the last time.
  var choice = ThemeChoice.always(.classic) {
    didSet {
      // Before the desktop is asked for its own theme, which must not be the one chosen before.
      if choice != oldValue { showFrame() }
      if choice == .followDesktop { desktop.follow { [weak self] in self?.update() } }
      update()
    }
  }

  /// What the user changed of the theme on the Interface Elements page.
  var customization = ThemeCustomization.original {
    didSet { update() }
  }

  private let desktop = DesktopLook()
  private lazy var provider = StyleProvider()
  private var windows: [OpenWindow] = []
  private var isLoaded = false
  private var appearances: [ButtonRole: ButtonAppearance] = [:]
  /// The built-in theme that ``theme`` is made from; what the desktop wants may be another by now.
  private var themeName = ThemeName.classic
  private var themeTexts: [ThemeName: String] = [:]
  private var ownRules: [StyleClass: OwnRules] = [:]
  private var observers: [Observer] = []

  /// What a button of a role shows in each state, without its title.
  func appearance(of role: ButtonRole) -> ButtonAppearance {
    if let appearance = appearances[role] { return appearance }
    let appearance = theme.appearance(of: role)
    appearances[role] = appearance
    return appearance
  }

  /// Puts the sheet, which is empty until the first ``load()``, over every widget.
  ///
  /// From now on the stage follows the size that the desktop wants text in.
  func install() {
    provider.install()
    textScale = DesktopSettings.textScale
    DesktopSettings.onTextScaleChange { [weak self] in self?.update() }
  }

  /// Adds the rules of a button that is made with colours of its own; the next ``load()`` brings
  /// them into force.
  ///
  /// Buttons of one style class share them. They are made anew for each theme, whose veils and
  /// focus ring they have too.
  func addRules(for styleClass: StyleClass, _ rules: @escaping (Theme) -> [StyleRule]) {
    if ownRules[styleClass] == nil { isLoaded = false }
    ownRules[styleClass, default: OwnRules(rules: rules)].useCount += 1
  }

  /// Takes back what one button added; the rules go with the last button of the style class.
  ///
  /// They select nothing any more, so the sheet in force may keep them until it is made anew.
  func removeRules(for styleClass: StyleClass) {
    ownRules[styleClass]?.useCount -= 1
    if ownRules[styleClass]?.useCount == 0 { ownRules[styleClass] = nil }
  }

  /// Brings the sheet into force where it is not: with the next frame of a window that is on the
  /// screen, at once for one that is not.
  ///
  /// From now on the window shows each change of theme, as long as it lives.
  func load(for window: Window) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(OpenWindow(window: window))
    if !isLoaded { reload(withNextFrameOf: window) }
  }

  /// Calls a handler after each change of theme or of the text's size, as long as its owner lives.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  /// The text of the style sheet in force.
  var text: String {
    // Their classes are worn by no button of the theme's, so that the sheets do not meet.
    let own = ownRules.sorted { $0.key.name < $1.key.name }.flatMap { $0.value.rules(theme) }
    return own.isEmpty
      ? themeText : themeText + "\n" + StyleSheet(own).scaled(by: textScale).text
  }

  /// The text of the theme's own rules, which is kept for the built-in themes: a user who goes back
  /// and forth between two of them waits for GTK alone.
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

  /// Has GTK draw the windows around the stage in the look that goes with the choice.
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
    appearances = [:]
    isLoaded = false
    // They may add rules for their new colours.
    for observer in observers where observer.owner != nil { observer.handler() }
    let open = windows.compactMap(\.window)
    // Before the first window there is nothing to dress, and its own ``load(for:)`` is to come.
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
    // Pictures change with the theme too, of which GTK knows nothing.
    for open in windows { open.window?.setNeedsDisplay() }
  }

  /// A fault in the sheet would be ours, so it is said where a developer sees it; every good rule
  /// holds all the same.
  private func show(problems: [StyleProblem]) {
    for problem in problems { StandardError.printError("style sheet, \(problem)") }
  }

  private struct OwnRules {
    let rules: (Theme) -> [StyleRule]
    var useCount = 0
  }

  private struct OpenWindow {
    weak var window: Window?
  }

  private struct Observer {
    weak var owner: AnyObject?
    let handler: () -> Void
  }
}
