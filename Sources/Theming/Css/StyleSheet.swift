import ControlModel

/// All rules of a theme, in the order in which the cascade reads them.
///
/// Equal sheets have equal text: it depends on the rules alone, on no locale and on no hash seed.
public struct StyleSheet: Hashable, Sendable, CssWritable {
  /// The rules, layer by layer; no two of a layer declare the same.
  public let rules: [StyleRule]

  /// The colour of an empty entry's placeholder, for which GTK has a name and no property; nil
  /// leaves it to GTK.
  public let placeholder: Color?

  /// Makes a sheet from rules in any order of their layers.
  ///
  /// Within a layer, rules with the same declarations are folded into the first of them. GTK's
  /// parser takes time in the square of the number of distinct selectors, so a selector that is
  /// named twice in a rule is kept once, and a rule without selectors or declarations not at all.
  public init(_ rules: [StyleRule], placeholder: Color? = nil) {
    self.placeholder = placeholder
    self.rules = StyleRule.Layer.allCases.flatMap { layer in
      Self.folded(rules.filter { $0.layer == layer })
    }
  }

  /// Appends the sheet as the text that GTK's style provider loads.
  public func write(to text: inout String) {
    for (position, rule) in rules.enumerated() {
      if position > 0 { text += "\n" }
      rule.write(to: &text)
    }
    if let placeholder {
      text += "\n@define-color placeholder_text_color " + CssText.color(placeholder) + ";\n"
    }
  }

  private static func folded(_ rules: [StyleRule]) -> [StyleRule] {
    var folded: [StyleRule] = []
    for rule in rules where !rule.selectors.isEmpty && !rule.declarations.isEmpty {
      let equal = folded.firstIndex { $0.declarations == rule.declarations }
      let position = equal ?? folded.count
      if equal == nil { folded.append(StyleRule(rule.layer, [], rule.declarations)) }
      for selector in rule.selectors where !folded[position].selectors.contains(selector) {
        folded[position].selectors.append(selector)
      }
    }
    return folded
  }
}
