import Demos
import GtkKit

/// A page alone in a window of its own, as `--window` asks for.
final class PageWindow: ApplicationWindow {
  let controller: any PageViewController

  init(application: Application, page: Page) {
    controller = page.makeViewController()
    super.init(application: application)
    title = page.title
    setDefaultSize(width: 720, height: 720)
    child = controller.view
    addAction("close", accelerators: KeyboardShortcut.closeWindow.accelerators) { [weak self] in
      self?.close()
    }
  }
}
