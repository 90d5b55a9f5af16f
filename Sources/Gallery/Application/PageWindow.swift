import GalleryModel
import GtkKit

/// A page alone in a window of its own, as `--window` asks for.
final class PageWindow: ApplicationWindow {
  let page: Page
  let controller: any PageViewController

  private let warningBar = WarningBar()

  /// Makes a window of a page, whose buttons open other pages in windows of their own.
  ///
  /// - Parameter siblings: The windows that are open, one of which is raised if it has such a page.
  init(
    application: Application, page: Page, context: PageContext = PageContext(),
    siblings: PageWindows = PageWindows()
  ) {
    let open: (Page) -> PageWindow = { page in
      let window =
        siblings[page]
        ?? PageWindow(application: application, page: page, context: context, siblings: siblings)
      window.present()
      return window
    }
    var ownContext = context
    ownContext.open = { _ = open($0) }
    ownContext.addContact = {
      (open(.contacts).controller as? ContactsViewController)?.showFormSoon()
    }
    self.page = page
    // The bar is there first: the page may find a file damaged while it is built.
    controller = page.makeViewController(in: ownContext)
    warningBar.place(over: controller.view)
    super.init(application: application)
    siblings.add(self)
    title = page.windowTitle
    // As high as the highest stage and the controls under it.
    setDefaultSize(width: 720, height: 840)
    child = controller.view
    controller.view.takeFirstFocusInContent()
    AppTheme.shared.load(for: self)
    addAction("close", accelerators: KeyboardShortcut.closeWindow.accelerators) { [weak self] in
      self?.close()
    }
    if let contacts = controller as? ContactsViewController {
      addAction("undo", accelerators: KeyboardShortcut.undo.accelerators) { [weak contacts] in
        contacts?.undo()
      }
    }
    if let grid = controller as? MysteryGridViewController {
      addAction("new-game", accelerators: KeyboardShortcut.newGame.accelerators) { [weak grid] in
        grid?.newGame()
      }
    }
  }
}
