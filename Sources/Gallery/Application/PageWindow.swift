import Demos
import GtkKit

/// A page alone in a window of its own, as `--window` asks for.
final class PageWindow: ApplicationWindow {
  let controller: any PageViewController

  private let faultBar: FaultBar

  init(application: Application, page: Page, context: PageContext = PageContext()) {
    var ownContext = context
    ownContext.open = { PageWindow(application: application, page: $0, context: context).present() }
    ownContext.addContact = {
      let window = PageWindow(application: application, page: .contacts, context: context)
      window.present()
      (window.controller as? ContactsViewController)?.showFormSoon()
    }
    controller = page.makeViewController(in: ownContext)
    faultBar = FaultBar(over: controller.view)
    super.init(application: application)
    title = page.title
    // As high as the highest stage and the controls under it.
    setDefaultSize(width: 720, height: 840)
    child = controller.view
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
