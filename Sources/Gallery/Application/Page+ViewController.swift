import GalleryModel

extension Page {
  /// Returns a new view controller for the page.
  func makeViewController(in context: PageContext) -> any PageViewController {
    switch self {
    case .buttons: ButtonsViewController(context: context)
    case .flipper: FlipperViewController(context: context)
    case .mysteryGrid: MysteryGridViewController(context: context)
    case .roundButtons: RoundButtonsViewController()
    case .interfaceElements: InterfaceElementsViewController()
    case .contacts: ContactsViewController(context: context)
    }
  }
}
