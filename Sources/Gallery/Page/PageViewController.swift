import Demos

/// What a page's window needs of it: its view.
///
/// The controller lives as long as the page.
protocol PageViewController: AnyObject {
  /// Everything that is shown under the header bar.
  var view: PageView { get }
}

/// What a page is given by the window that it is in.
struct PageContext {
  /// Opens another page.
  var open: (Page) -> Void = { _ in }

  /// The part of its turn, 0 to 1, at which the card of the Flipper page is held for a picture.
  var flipProgress: Double?
}

extension Page {
  /// Builds the page anew.
  func makeViewController(in context: PageContext) -> any PageViewController {
    switch self {
    case .buttons: ButtonsViewController(context: context)
    case .flipper: FlipperViewController(context: context)
    case .roundButtons: RoundButtonsViewController()
    case .interfaceElements: InterfaceElementsViewController()
    }
  }
}
