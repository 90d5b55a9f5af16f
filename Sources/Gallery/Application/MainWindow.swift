import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The gallery's window: a header bar, the list of pages, and the selected page.
///
/// A page is built when it is first opened, so that the launch builds only one page.
final class MainWindow: ApplicationWindow {
  private let navigation = NavigationList(Page.allCases.map(\.title), accessibleName: "Pages")
  private let stack = Stack()
  private let headerBar = HeaderBar()
  private let historyButtons = HistoryButtons()
  private let menuButton: MenuButton
  private let themeButton: MenuButton
  private var context: PageContext
  private let content = Box(orientation: .vertical)
  private var warningBar: WarningBar?
  private var themeAction: ChoiceAction?
  private weak var shortcutsWindow: ShortcutsWindow?
  private var controllers: [Page: any PageViewController] = [:]
  private var history: PageHistory

  /// Called after the user has chosen another theme.
  var onChooseTheme: (() -> Void)?

  /// Called when ``state`` may have changed in any other way.
  var onChangeState: (() -> Void)?

  init(
    application: Application, state: WindowState, page: Page, context: PageContext = PageContext()
  ) {
    history = PageHistory(current: page)
    self.context = context
    menuButton = MenuButton(
      iconName: "open-menu-symbolic", accessibleName: "Main Menu", menu: Self.makeMenu())
    themeButton = MenuButton(
      iconName: "\(GalleryApplication.identifier).palette-symbolic", accessibleName: "Theme",
      menu: Self.makeThemeMenu())
    super.init(application: application)
    headerBar.packStart(historyButtons.back)
    headerBar.packStart(historyButtons.forward)
    headerBar.packEnd(menuButton)
    headerBar.packEnd(themeButton)
    titlebar = headerBar
    content.append(makePages(), expand: true)
    child = content
    warningBar = WarningBar(over: content)
    setDefaultSize(width: Int(state.size.width), height: Int(state.size.height))
    if state.isMaximized { maximize() }
    addActions()
    navigation.onSelect = { [weak self] in self?.open(Page.allCases[$0]) }
    historyButtons.back.onClick = { [weak self] in self?.goBack() }
    historyButtons.forward.onClick = { [weak self] in self?.goForward() }
    open(page)
    // Otherwise the warning bar would have the initial focus.
    navigation.focusFirst()
    onResize = { [weak self] in self?.onChangeState?() }
  }

  /// The page that is currently shown.
  var page: Page { history.current }

  /// Shows a page, and builds it first if it does not exist yet.
  func open(_ page: Page) {
    history.open(page)
    showPage()
  }

  private func goBack() {
    if history.goBack() { showPage() }
  }

  private func goForward() {
    if history.goForward() { showPage() }
  }

  private func showPage() {
    if controllers[page] == nil {
      var context = context
      context.open = { [weak self] in self?.open($0) }
      context.addContact = { [weak self] in self?.addContact() }
      let controller = page.makeViewController(in: context)
      controllers[page] = controller
      stack.add(controller.view, name: page.identifier)
      AppTheme.shared.load(for: self)
    }
    title = page.windowTitle
    headerBar.title = page.title
    stack.visibleChildName = page.identifier
    historyButtons.show(history)
    if let index = Page.allCases.firstIndex(of: page) { navigation.select(index) }
    onChangeState?()
  }

  /// Shows the Contacts page, and opens the form that adds a contact.
  private func addContact() {
    open(.contacts)
    (controllers[.contacts] as? ContactsViewController)?.showFormSoon()
  }

  /// Builds the Mystery Grid page again in another context, and shows it.
  ///
  /// If the focus was in the old page, it moves to the same position in the new one.
  func openGridAnew(in context: PageContext) {
    self.context = context
    let old = controllers.removeValue(forKey: .mysteryGrid) as? MysteryGridViewController
    let focus = old?.focusedPlace
    if let old { stack.remove(old.view) }
    open(.mysteryGrid)
    if let focus { (controllers[.mysteryGrid] as? MysteryGridViewController)?.focus(on: focus) }
  }

  /// The view of the page that is open.
  var pageView: PageView? { controllers[page]?.view }

  /// The state to restore at the next launch.
  var state: WindowState {
    WindowState(
      size: currentSize, isMaximized: isMaximized, page: page, theme: AppTheme.shared.choice)
  }

  /// Selects the current theme in the menu, after it was changed elsewhere, such as by a later
  /// launch of the program.
  func markTheme() {
    themeAction?.selected = AppTheme.shared.choice.identifier
  }

  private func makePages() -> Box {
    let sidebar = ScrolledWindow(navigation, horizontal: .never)
    sidebar.setSizeRequest(width: 168)
    sidebar.addStyleClass("sidebar")
    let pages = Box(orientation: .horizontal)
    pages.append(sidebar)
    pages.append(stack, expand: true)
    return pages
  }

  private static func makeMenu() -> Menu {
    let menu = Menu()
    menu.append("Keyboard Shortcuts", action: "win.shortcuts")
    menu.append("About \(GalleryApplication.name)", action: "win.about")
    return menu
  }

  private static func makeThemeMenu() -> Menu {
    let menu = Menu()
    for choice in ThemeChoice.allCases {
      menu.append(choice.title, action: "win.theme::\(choice.identifier)")
    }
    return menu
  }

  private func choose(theme identifier: String) {
    guard let choice = try? ThemeChoice.named(identifier) else { return }
    AppTheme.shared.choice = choice
    announce("\(choice.title) theme")
    onChooseTheme?()
  }

  private func addActions() {
    themeAction = addChoiceAction(
      "theme", choices: ThemeChoice.allCases.map(\.identifier),
      selected: AppTheme.shared.choice.identifier,
      whenChosen: { [weak self] in self?.themeButton.closeMenu() },
      handler: { [weak self] in self?.choose(theme: $0) })
    add("close", .closeWindow) { $0.close() }
    add("menu", .menu) { $0.menuButton.toggleMenu() }
    add("shortcuts", .shortcuts) { $0.showShortcuts() }
    add("back", .goBack) { $0.goBack() }
    add("forward", .goForward) { $0.goForward() }
    add("undo", .undo) { ($0.controllers[$0.page] as? ContactsViewController)?.undo() }
    add("new-game", .newGame) { ($0.controllers[$0.page] as? MysteryGridViewController)?.newGame() }
    add("next-page", .nextPage) { $0.openNeighbour(offset: 1) }
    add("previous-page", .previousPage) { $0.openNeighbour(offset: -1) }
    for (page, accelerator) in zip(Page.allCases, KeyboardShortcut.openPage.accelerators) {
      addAction("open-\(page.identifier)", accelerators: [accelerator]) { [weak self] in
        self?.go(to: page)
      }
    }
    onAltKey { [weak self] in
      guard let page = PageNumber.digit(onKeyThatTypes: $0).flatMap(Page.numbered) else {
        return false
      }
      self?.go(to: page)
      return true
    }
    addAction("about") { [weak self] in self?.showAbout() }
  }

  /// Opens a page with its keyboard shortcut.
  ///
  /// If the page is already open, announces its title.
  private func go(to page: Page) {
    if page == self.page { announce(page.title) }
    open(page)
  }

  private func add(
    _ name: String, _ shortcut: KeyboardShortcut, handler: @escaping (MainWindow) -> Void
  ) {
    addAction(name, accelerators: shortcut.accelerators) { [weak self] in
      if let self { handler(self) }
    }
  }

  private func openNeighbour(offset: Int) {
    guard let index = Page.allCases.firstIndex(of: page) else { return }
    let neighbour = index + offset
    guard Page.allCases.indices.contains(neighbour) else { return }
    open(Page.allCases[neighbour])
  }

  private func showShortcuts() {
    let window = shortcutsWindow ?? ShortcutsWindow(over: self)
    shortcutsWindow = window
    window.present()
  }

  private func showAbout() {
    AboutDialog(
      over: self, programName: GalleryApplication.name, version: GalleryApplication.version,
      comments: "Five classic UIKit button write-ups, alive on GTK 3.",
      sourceAddress: GalleryApplication.sourceAddress, license: .mit,
      logoIconName: GalleryApplication.identifier
    ).present()
  }
}
