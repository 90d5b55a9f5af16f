import GalleryModel

extension Page {
  /// The class of the page's view controller.
  ///
  /// The class declares the page's commands and command-line options, which a window needs before
  /// it builds the page.
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
  /// The title includes the program's name, because the desktop lists the windows of all programs
  /// together.
  var windowTitle: String { "\(title) – \(GalleryApplication.name)" }
}
