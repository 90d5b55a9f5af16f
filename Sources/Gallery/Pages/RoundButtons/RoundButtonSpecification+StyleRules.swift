import GalleryModel
import Theming

extension RoundButtonSpecification {
  /// Adds the rules of a button that is made from it to the sheet of the application.
  func addRules() {
    let styleClass = styleClass
    let style = style
    AppTheme.shared.addRules(for: styleClass) { $0.rules(for: style, under: styleClass) }
  }
}
