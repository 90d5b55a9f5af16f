import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The gallery's main window, with a header bar, the list of pages, and the selected page.
///
/// Each page is built when it is first opened, so the launch builds only one page.
final class MainWindow: ApplicationWindow, GalleryWindow {
  private let navigation = NavigationList(Page.allCases.map(\.title), accessibleName: "Pages")
  private let stack = Stack()
  private let headerBar = HeaderBar()
  private let historyButtons = HistoryButtons()
  private let menu = MainMenu()
  private let themeButton: MenuButton
  private var context: PageContext
  private let content = Box(orientation: .vertical)
  private var warningBar: WarningBar?
  private var themeAction: ChoiceAction?
  private var hasClosed = false
  weak var shortcutsWindow: ShortcutsWindow?
  private var controllers: [Page: any PageViewController] = [:]
  private var history: PageHistory

  /// Called after the user chooses a theme in the menu.
  var onChooseTheme: (() -> Void)?

  /// Called when ``state`` may have changed for any other reason.
  var onChangeState: (() -> Void)?

  init(
    application: Application, state: WindowState, page: Page, context: PageContext = PageContext()
  ) {
    history = PageHistory(current: page)
    self.context = context
    themeButton = MenuButton(
      iconName: "\(GalleryApplication.identifier).palette-symbolic", accessibleName: "Theme",
      menu: Self.makeThemeMenu())
    super.init(application: application)
    headerBar.packStart(historyButtons.back)
    headerBar.packStart(historyButtons.forward)
    headerBar.packEnd(menu.button)
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
    // Otherwise, the warning bar would have the initial focus.
    navigation.focusFirst()
    onResize = { [weak self] in self?.onChangeState?() }
    onDestroy { [weak self] in self?.closePages() }
  }

  /// The page that the window shows.
  var page: Page { history.current }

  /// Shows `page`, after building the page if it is opened for the first time.
  func open(_ page: Page) {
    history.open(page)
    showPage()
  }

  func goBack() {
    if history.goBack() { showPage() }
  }

  func goForward() {
    if history.goForward() { showPage() }
  }

  private func showPage() {
    if controllers[page] == nil {
      var context = context
      context.openPage = { [weak self] in self?.open($0, performing: $1) }
      let controller = page.viewController.init(context: context)
      controllers[page] = controller
      stack.add(controller.view, name: page.identifier)
      AppTheme.shared.load(for: self)
    }
    title = page.windowTitle
    headerBar.title = page.title
    stack.visibleChildName = page.identifier
    historyButtons.show(history)
    if let index = Page.allCases.firstIndex(of: page) { navigation.select(index) }
    menu.page = controllers[page]
    onChangeState?()
  }

  /// Shows `page`, and then performs the command with the identifier `command`, or no command if
  /// `command` is nil.
  private func open(_ page: Page, performing command: String?) {
    open(page)
    if let command { perform(command) }
  }

  /// Performs a command of the current page, if the page has the command and it is enabled.
  func perform(_ command: String) {
    controllers[page]?.perform(command)
  }

  /// Builds a page again with new options, and shows it.
  ///
  /// The new page restores the state of the old one.
  func openAnew(_ page: Page, with options: PageOptionSet) {
    context.options = options
    let old = controllers.removeValue(forKey: page)
    let state = old?.state
    if let old {
      old.willClose()
      stack.remove(old.view)
    }
    open(page)
    if let state { controllers[page]?.restore(from: state) }
  }

  private func closePages() {
    // GTK may report the destruction of a window twice.
    guard !hasClosed else { return }
    hasClosed = true
    for controller in controllers.values { controller.willClose() }
  }

  /// The view of the current page.
  var pageView: Widget? { controllers[page]?.view }

  /// The state to restore at the next launch.
  var state: WindowState {
    WindowState(
      size: currentSize, isMaximized: isMaximized, page: page, theme: AppTheme.shared.choice)
  }

  /// Selects the current theme in the theme menu, for example after a later launch has changed the
  /// theme.
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
    addActions(for: Self.commands) { [weak self] in
      if let self { Self.commands.perform($0, on: self) }
    }
    for page in Page.allCases {
      page.viewController.addActions(to: self) { [weak self] in self?.perform($0) }
    }
    for (page, accelerator) in zip(Page.allCases, Self.pageAccelerators) {
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
  }

  /// Opens a page in response to its keyboard shortcut.
  ///
  /// If the page is already open, announces its title.
  private func go(to page: Page) {
    if page == self.page { announce(page.title) }
    open(page)
  }

  /// Shows the page that is `offset` positions after the current page in the list, if there is one.
  func openNeighbour(offset: Int) {
    guard let index = Page.allCases.firstIndex(of: page) else { return }
    let neighbor = index + offset
    guard Page.allCases.indices.contains(neighbor) else { return }
    open(Page.allCases[neighbor])
  }

  /// Opens the main menu, or closes it if it is open.
  func toggleMenu() {
    menu.button.toggleMenu()
  }
}
