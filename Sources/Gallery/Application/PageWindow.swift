import GalleryModel
import GtkKit

/// A window that shows a single page, for the `--window` option.
final class PageWindow: ApplicationWindow, GalleryWindow {
  let page: Page
  let controller: any PageViewController

  private let warningBar = WarningBar()
  private let context: PageContext
  private var hasClosed = false

  /// Creates a window for `page`.
  ///
  /// If `page` opens another page, the other page is shown in another window.
  ///
  /// - Parameter siblings: The open windows of single pages. If one of these windows already shows
  ///   the other page, that window is raised, and no new window is created.
  init(
    application: Application, page: Page, context: PageContext = PageContext(),
    siblings: PageWindows = PageWindows()
  ) {
    var ownContext = context
    ownContext.openPage = { page, command in
      let window =
        siblings[page]
        ?? PageWindow(application: application, page: page, context: context, siblings: siblings)
      window.present()
      if let command { window.controller.perform(command) }
    }
    self.context = ownContext
    self.page = page
    // Observe warnings before the page is built, because the page may find a damaged file.
    controller = page.viewController.init(context: ownContext)
    warningBar.place(over: controller.view)
    super.init(application: application)
    siblings.add(self)
    title = page.windowTitle
    // This is tall enough for every stage of the usual size and the controls below it.
    setDefaultSize(width: 720, height: 840)
    child = controller.view
    controller.view.focusContentInitially()
    AppTheme.shared.load(for: self)
    addAction("close", accelerators: MainWindow.closeAccelerators) { [weak self] in
      self?.close()
    }
    page.viewController.addActions(to: self) { [weak controller] in controller?.perform($0) }
    onDestroy { [weak self] in self?.closePage() }
  }

  /// The view of the page.
  var pageView: Widget? { controller.view }

  /// Shows `page` in another window.
  func open(_ page: Page) {
    context.open(page)
  }

  private func closePage() {
    // GTK may report the destruction of a window twice.
    guard !hasClosed else { return }
    hasClosed = true
    controller.willClose()
  }
}

/// The open windows of single pages.
///
/// When a page opens another page, the gallery looks here for a window that already shows the other
/// page.
final class PageWindows {
  private struct Entry {
    weak var window: PageWindow?
  }

  private var entries: [Entry] = []

  /// The most recently opened window of `page`, or nil if no window shows it.
  subscript(page: Page) -> PageWindow? {
    entries.last { $0.window?.page == page }?.window
  }

  /// Adds a new window.
  func add(_ window: PageWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
