/// A list of selectors, and the declarations for every widget that matches one of them.
public struct StyleRule: Hashable, Sendable, CssWritable {
  /// The position of a rule in the cascade.
  ///
  /// If two rules have equally specific selectors, the rule in the later layer applies.
  ///
  /// In a layer, no two rules may set the same property of the same widget with equally specific
  /// selectors. Therefore the order of rules in a layer has no effect, and equal rules can be
  /// merged.
  public enum Layer: Int, CaseIterable, Hashable, Sendable {
    /// Rules for every state.
    case base

    /// Rules for a widget under the pointer, unless a rule for the control's state overrides them.
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
