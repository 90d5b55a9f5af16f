import Demos
import GtkKit

/// The page's controller.
final class InterfaceElementsViewController: PageViewController {
  let view: PageView

  init() {
    view = PageView(
      page: .interfaceElements, stage: Fixed(), eventLog: EventLogView(),
      conversion: InterfaceElementsDemo.conversion)
  }
}
