/// The part of a selector that matches a single widget, by its node, classes, and states.
public struct CompoundSelector: Hashable, Sendable, CssWritable {
  /// The states that the widget must be in.
  public let pseudoClasses: PseudoClasses

  /// The CSS node of the widget, or nil to match every node.
  public let node: StyleNode?

  /// The style classes that the widget must have.
  public let classes: [StyleClass]

  /// Creates a part from a node, classes, and states.
  ///
  /// Without any of them, it matches every widget.
  public init(
    node: StyleNode? = nil, classes: [StyleClass] = [], pseudoClasses: PseudoClasses = []
  ) {
    self.node = node
    self.classes = classes
    self.pseudoClasses = pseudoClasses
  }

  /// Appends the CSS text of the part.
  public func write(to text: inout String) {
    if let node { text += node.rawValue }
    for styleClass in classes { styleClass.write(to: &text) }
    pseudoClasses.write(to: &text)
    if node == nil, classes.isEmpty, pseudoClasses.isEmpty { text += "*" }
  }
}
