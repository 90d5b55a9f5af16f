import GalleryModel
import Theming

extension RoundButtonSpecification {
  /// Adds the style rules of a button with this specification to the application's style sheet.
  func addRules() {
    let styleClass = styleClass
    let style = style
    AppTheme.shared.addRules(for: styleClass) { $0.rules(for: style, under: styleClass) }
  }
}
