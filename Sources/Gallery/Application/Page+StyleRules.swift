import GalleryModel

extension Page {
  /// Adds the rules that the page's own buttons add when they are made.
  func addRules() throws(RoundButtonError) {
    switch self {
    case .buttons, .flipper, .mysteryGrid, .interfaceElements, .contacts: break
    case .roundButtons:
      for specification in try RoundButtonsDemo.all(in: AppTheme.shared.theme) {
        specification.addRules()
      }
    }
  }
}
