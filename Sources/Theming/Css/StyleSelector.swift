/// A selector for a widget, and optionally for the widgets around it.
public struct StyleSelector: Hashable, Sendable, CssWritable {
  /// The relation of two adjacent parts of a selector.
  public enum Combinator: String, CaseIterable, Hashable, Sendable {
    /// The right part is anywhere inside the left one.
    case descendant = " "

    /// The right part is directly inside the left one.
    case child = " > "
  }

  /// A part inside the parts before it.
  private struct Inner: Hashable, Sendable {
    let combinator: Combinator
    let part: CompoundSelector
  }

  private let outermost: CompoundSelector
  private var inner: [Inner] = []

  /// Creates a selector with a single part.
  public init(_ part: CompoundSelector) {
    outermost = part
  }

  /// Creates a selector with a single part from its style class and states.
  public init(_ styleClass: StyleClass, _ pseudoClasses: PseudoClasses = []) {
    self.init(CompoundSelector(classes: [styleClass], pseudoClasses: pseudoClasses))
  }

  /// Returns a selector for a part inside the widgets that this selector matches.
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
