import GalleryModel

extension Page {
  /// Adds the style rules that the page's own buttons add when they are created.
  ///
  /// - Throws: `RoundButtonError` if the values of a round button are invalid.
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
