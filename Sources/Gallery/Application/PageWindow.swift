import GalleryModel
import GtkKit

/// A separate window that shows a single page, for the `--window` option.
final class PageWindow: ApplicationWindow, GalleryWindow {
  let page: Page
  let controller: any PageViewController

  private let warningBar = WarningBar()
  private let context: PageContext
  private var hasClosed = false

  /// Creates a window for a page.
  ///
  /// Buttons on the page open other pages in separate windows.
  ///
  /// - Parameter siblings: The open page windows. If one of them shows the page to open, it is
  ///   raised instead of creating a new window.
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
    // The bar observes warnings before the page is built, because the page may find a damaged file.
    controller = page.viewController.init(context: ownContext)
    warningBar.place(over: controller.view)
    super.init(application: application)
    siblings.add(self)
    title = page.windowTitle
    // Tall enough for the tallest stage and the controls under it.
    setDefaultSize(width: 720, height: 840)
    child = controller.view
    controller.view.takeFirstFocusInContent()
    AppTheme.shared.load(for: self)
    addAction("close", accelerators: MainWindow.closeAccelerators) { [weak self] in
      self?.close()
    }
    page.viewController.addActions(to: self) { [weak controller] in controller?.perform($0) }
    onDestroy { [weak self] in self?.closePage() }
  }

  /// The view of the page.
  var pageView: Widget? { controller.view }

  /// Shows another page in a second window.
  func open(_ page: Page) {
    context.open(page)
  }

  private func closePage() {
    // GTK may report the end of a window twice.
    guard !hasClosed else { return }
    hasClosed = true
    controller.willClose()
  }
}

/// The open page windows.
///
/// A page that is already open in one of them needs no second window.
final class PageWindows {
  private struct Entry {
    weak var window: PageWindow?
  }

  private var entries: [Entry] = []

  /// The most recently opened window of a page, or nil if no window shows the page.
  subscript(page: Page) -> PageWindow? {
    entries.last { $0.window?.page == page }?.window
  }

  /// Adds a new window.
  func add(_ window: PageWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
