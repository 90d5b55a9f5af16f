/// A list of selectors, and the declarations for every widget that matches one of them.
public struct StyleRule: Hashable, Sendable, CssWritable {
  /// The position of a rule in the cascade.
  ///
  /// If two rules with equally specific selectors match a widget, the rule in the later layer
  /// applies.
  ///
  /// Within a layer, two rules with equally specific selectors must not set the same property of
  /// the same widget. Therefore, the order of rules within a layer has no effect, and rules with
  /// equal declarations can be merged.
  public enum Layer: Int, CaseIterable, Hashable, Sendable {
    /// Rules for every state.
    case base

    /// Rules for a widget under the pointer, which rules for particular states can override.
    case hover

    /// Rules for particular states of the control.
    case state
  }

  /// The position of the rule in the cascade.
  public let layer: Layer

  /// The selectors of the rule.
  public internal(set) var selectors: [StyleSelector]

  /// The declarations for the selected widgets.
  public let declarations: [StyleDeclaration]

  /// Creates a rule from its layer, its selectors, and its declarations.
  public init(
    _ layer: Layer, _ selectors: [StyleSelector], _ declarations: [StyleDeclaration]
  ) {
    self.layer = layer
    self.selectors = selectors
    self.declarations = declarations
  }

  /// Appends the rule as CSS text, with one selector or declaration per line.
  public func write(to text: inout String) {
    for (position, selector) in selectors.enumerated() {
      if position > 0 { text += ",\n" }
      selector.write(to: &text)
    }
    text += " {\n"
    for declaration in declarations {
      text += "  "
      declaration.write(to: &text)
      text += ";\n"
    }
    text += "}\n"
  }
}
