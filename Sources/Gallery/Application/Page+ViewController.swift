import GalleryModel

extension Page {
  /// The class of the page's view controller.
  ///
  /// It declares the page's commands and command-line options before a page is built.
  var viewController: any PageViewController.Type {
    switch self {
    case .buttons: ButtonsViewController.self
    case .flipper: FlipperViewController.self
    case .mysteryGrid: MysteryGridViewController.self
    case .roundButtons: RoundButtonsViewController.self
    case .interfaceElements: InterfaceElementsViewController.self
    case .contacts: ContactsViewController.self
    }
  }

  /// The title of a window that shows the page.
  ///
  /// It includes the program's name, because the desktop lists the window among those of all
  /// programs.
  var windowTitle: String { "\(title) – \(GalleryApplication.name)" }
}
