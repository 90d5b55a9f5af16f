import Demos
import GtkKit

/// The page's controller.
final class FlipperViewController: PageViewController {
  let view: PageView

  init(context: PageContext) {
    view = PageView(
      page: .flipper, stage: Fixed(), eventLog: EventLogView(),
      conversion: FlipperDemo.conversion)
  }
}
