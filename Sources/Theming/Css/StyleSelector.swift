/// What a rule applies to: a widget, and where needed the widgets around it.
public struct StyleSelector: Hashable, Sendable, CssWritable {
  /// How two neighbouring parts of a selector are related.
  public enum Combinator: String, CaseIterable, Hashable, Sendable {
    /// The right part stands anywhere inside the left one.
    case descendant = " "

    /// The right part stands directly inside the left one.
    case child = " > "
  }

  /// A part that stands inside the parts before it.
  private struct Inner: Hashable, Sendable {
    let combinator: Combinator
    let part: CompoundSelector
  }

  private let outermost: CompoundSelector
  private var inner: [Inner] = []

  /// Makes a selector of a single part.
  public init(_ part: CompoundSelector) {
    outermost = part
  }

  /// Makes a selector of a single part from its style class and states.
  public init(_ styleClass: StyleClass, _ pseudoClasses: PseudoClasses = []) {
    self.init(CompoundSelector(classes: [styleClass], pseudoClasses: pseudoClasses))
  }

  /// The selector of a part that stands inside what this one selects.
  public func containing(
    _ part: CompoundSelector, as combinator: Combinator = .descendant
  ) -> StyleSelector {
    var selector = self
    selector.inner.append(Inner(combinator: combinator, part: part))
    return selector
  }

  /// Appends the selector as CSS text.
  public func write(to text: inout String) {
    outermost.write(to: &text)
    for inner in inner {
      text += inner.combinator.rawValue
      inner.part.write(to: &text)
    }
  }
}
