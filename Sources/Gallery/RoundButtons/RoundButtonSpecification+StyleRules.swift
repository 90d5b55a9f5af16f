import Demos
import Theme

extension RoundButtonSpecification {
  /// Adds the rules of a button that is made from it to the sheet of the application.
  func addRules() {
    let styleClass = styleClass
    let style = style
    AppTheme.shared.addRules(for: styleClass) { $0.rules(for: style, under: styleClass) }
  }
}

extension Page {
  /// Adds the rules that the page's own buttons add when they are made.
  func addRules() throws(RoundButtonError) {
    guard self == .roundButtons else { return }
    let example = try RoundButtonsDemo.example(in: AppTheme.shared.theme)
    for specification in [example] + (try RoundButtonsDemo.others()) { specification.addRules() }
  }
}
