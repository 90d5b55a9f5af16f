import Demos
import GtkKit

/// The page's controller.
final class RoundButtonsViewController: PageViewController {
  let view: PageView

  init() {
    view = PageView(
      page: .roundButtons, stage: Fixed(), eventLog: EventLogView(),
      conversion: RoundButtonsDemo.conversion)
  }
}
