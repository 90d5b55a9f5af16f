/// Selectors, and what is declared for every widget that one of them selects.
public struct StyleRule: Hashable, Sendable, CssWritable {
  /// The place of a rule in the cascade: of two rules whose selectors are equally specific, the one
  /// of the later layer counts.
  ///
  /// Inside a layer no two rules may set the same property of the same widget by equally specific
  /// selectors, so that the order of a layer's rules means nothing and equal ones can be folded.
  public enum Layer: Int, CaseIterable, Hashable, Sendable {
    /// What holds in every state.
    case base

    /// What the pointer's presence changes, until the control's own state says otherwise.
    case hover

    /// What depends on the control's state.
    case state
  }

  /// The place of the rule in the cascade.
  public let layer: Layer

  /// What the rule applies to.
  public internal(set) var selectors: [StyleSelector]

  /// What the rule declares.
  public let declarations: [StyleDeclaration]

  /// Makes a rule from its place, its selectors and its declarations.
  public init(
    _ layer: Layer, _ selectors: [StyleSelector], _ declarations: [StyleDeclaration]
  ) {
    self.layer = layer
    self.selectors = selectors
    self.declarations = declarations
  }

  /// Appends the rule as CSS text, one selector and one declaration a line.
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
