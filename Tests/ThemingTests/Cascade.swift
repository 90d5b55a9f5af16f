import Theming

/// What a widget of one style class shows in a set of states, worked out from the sheet's selectors
/// the way a CSS engine does: every rule that matches, the more specific and then the later first.
struct Cascade {
  let sheet: StyleSheet

  /// The values by property of a widget that has a class and is in some states.
  func values(of styleClass: StyleClass, in states: PseudoClasses) -> [String: String] {
    var values: [String: (specificity: Int, text: String)] = [:]
    for rule in sheet.rules {
      for selector in rule.selectors {
        guard let specificity = specificity(selector.text, on: styleClass, in: states) else {
          continue
        }
        for declaration in rule.declarations
        where specificity >= values[declaration.property]?.specificity ?? 0 {
          values[declaration.property] = (specificity, declaration.value)
        }
      }
    }
    return values.mapValues(\.text)
  }

  /// How specific a selector is, or nil when it does not match the widget.
  private func specificity(
    _ selector: String, on styleClass: StyleClass, in states: PseudoClasses
  ) -> Int? {
    let parts = selector.split(separator: ":").map(String.init)
    guard parts.first == styleClass.text else { return nil }
    let names: [String: PseudoClasses] = [
      "hover": .hover, "active": .active, "disabled": .disabled, "checked": .checked,
    ]
    let asked = parts.dropFirst().map { names[$0] }
    let matches = asked.allSatisfy { $0.map(states.contains) ?? false }
    return matches ? parts.count : nil
  }
}
