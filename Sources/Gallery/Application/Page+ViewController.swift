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

extension Page {
  /// Adds the style rules that the page's own buttons add when they are created.
  ///
  /// - Throws: `RoundButtonError` if the values of a round button are invalid.
  func addRules() throws(RoundButtonError) {
    guard self == .roundButtons else { return }
    for specification in try RoundButtonsDemo.all(in: AppTheme.shared.theme) {
      specification.addRules()
    }
  }
}

extension Page {
  /// The title of a window that shows the page.
  ///
  /// It includes the program's name, because the desktop lists the window among those of all
  /// programs.
  var windowTitle: String { "\(title) – \(GalleryApplication.name)" }
}
