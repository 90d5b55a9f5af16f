/// The part of a selector that one widget has to match: its node, classes and states.
public struct CompoundSelector: Hashable, Sendable, CssWritable {
  /// The states that the widget must be in.
  public let pseudoClasses: PseudoClasses

  /// The widget's CSS node, or nothing when every node will do.
  public let node: StyleNode?

  /// The style classes that the widget must have.
  public let classes: [StyleClass]

  /// Makes a selector part from a node, classes and states; with none of them it matches all.
  public init(
    node: StyleNode? = nil, classes: [StyleClass] = [], pseudoClasses: PseudoClasses = []
  ) {
    self.node = node
    self.classes = classes
    self.pseudoClasses = pseudoClasses
  }

  /// Appends the part as CSS text.
  public func write(to text: inout String) {
    if let node { text += node.rawValue }
    for styleClass in classes { styleClass.write(to: &text) }
    pseudoClasses.write(to: &text)
    if node == nil, classes.isEmpty, pseudoClasses.isEmpty { text += "*" }
  }
}
