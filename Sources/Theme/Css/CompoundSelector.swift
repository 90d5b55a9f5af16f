/// The part of a selector that one widget has to match: its node, classes and states.
public struct CompoundSelector: Hashable, Sendable {
  /// The widget's CSS node, or nothing when every node will do.
  public let node: StyleNode?

  /// The style classes that the widget must have.
  public let classes: [StyleClass]

  /// The states that the widget must be in.
  public let pseudoClasses: Set<PseudoClass>

  /// Makes a selector part from a node, classes and states; with none of them it matches all.
  public init(
    node: StyleNode? = nil, classes: [StyleClass] = [], pseudoClasses: Set<PseudoClass> = []
  ) {
    self.node = node
    self.classes = classes
    self.pseudoClasses = pseudoClasses
  }

  /// The part as CSS text; states come in the order of ``PseudoClass``.
  public var text: String {
    let states = PseudoClass.allCases.filter(pseudoClasses.contains).map { ":" + $0.rawValue }
    let parts = [node?.rawValue ?? ""] + classes.map(\.text) + states
    let text = parts.joined()
    return text.isEmpty ? "*" : text
  }
}
