import ControlModel

/// A list of CSS rules for GTK, in the order of the cascade.
///
/// ```swift
/// let button = StyleSelector("button-send")
/// let pressed = StyleSelector("button-send", .active)
/// let sheet = StyleSheet([
///   StyleRule(.state, [pressed], [.backgroundColor(.black)]),
///   StyleRule(.base, [button], [.backgroundColor(.gray), .borderRadius(4)]),
/// ])
/// sheet.rules.first?.layer  // .base
/// sheet.text                // ".button-send {\n  background-color: #808080;\n …"
/// ```
///
/// The initializer sorts the rules by ``StyleRule/Layer``, merges rules with equal declarations,
/// and removes empty rules. Load the text into GTK's style provider.
///
/// - A more specific selector has priority. If two selectors are equally specific, the rule in the
///   later layer applies.
/// - Equal sheets have equal text. The text doesn't depend on the locale or on a hash seed.
public struct StyleSheet: Hashable, Sendable, CssWritable {
  /// The rules, sorted by layer.
  ///
  /// No two rules of a layer have equal declarations.
  public let rules: [StyleRule]

  /// The color of an empty entry's placeholder, or nil for GTK's own.
  ///
  /// GTK has no CSS property for this color, only a named color.
  public let placeholder: Color?

  /// Creates a sheet from rules, whose layers can be in any order.
  ///
  /// In each layer, rules with equal declarations are merged into the first of them. To save GTK's
  /// parser time, duplicate selectors in a rule are removed, and so are rules without selectors or
  /// declarations.
  public init(_ rules: [StyleRule], placeholder: Color? = nil) {
    self.placeholder = placeholder
    self.rules = StyleRule.Layer.allCases.flatMap { layer in
      Self.folded(rules.filter { $0.layer == layer })
    }
  }

  /// Appends the sheet as text for GTK's style provider.
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
