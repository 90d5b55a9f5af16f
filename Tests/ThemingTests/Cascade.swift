import Theming

/// The values of a style sheet for a widget, computed as in a CSS engine.
///
/// Of the rules that match, the most specific one applies, or the last of several.
struct Cascade {
  let sheet: StyleSheet

  /// Returns the value of each property, for a widget with a style class in the given states.
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

  /// Returns the specificity of a selector, or nil if it does not match the widget.
  private func specificity(
    _ selector: String, on styleClass: StyleClass, in states: PseudoClasses
  ) -> Int? {
    let parts = selector.split(separator: ":").map(String.init)
    guard parts.first == styleClass.text else { return nil }
    let names: [String: PseudoClasses] = [
      "hover": .hover, "active": .active, "disabled": .disabled, "checked": .checked,
    ]
    let required = parts.dropFirst().map { names[$0] }
    let matches = required.allSatisfy { $0.map(states.contains) ?? false }
    return matches ? parts.count : nil
  }
}
