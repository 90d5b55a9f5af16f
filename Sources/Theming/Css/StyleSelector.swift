/// A CSS selector, which can require that the widget is inside certain other widgets.
public struct StyleSelector: Hashable, Sendable, CssWritable {
  /// The relation between two adjacent parts of a selector.
  public enum Combinator: String, CaseIterable, Hashable, Sendable {
    /// The right part's widget is anywhere inside the left part's widget.
    case descendant = " "

    /// The right part's widget is directly inside the left part's widget.
    case child = " > "
  }

  /// A part of a selector, and its relation to the part before it.
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

  /// Creates a selector for widgets with the given style class that are in the given states.
  public init(_ styleClass: StyleClass, _ pseudoClasses: PseudoClasses = []) {
    self.init(CompoundSelector(classes: [styleClass], pseudoClasses: pseudoClasses))
  }

  /// Returns a selector for widgets that match `part` and are inside a widget that this selector
  /// matches.
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

/// A part of a selector, which a widget matches by its node, classes, and states.
public struct CompoundSelector: Hashable, Sendable, CssWritable {
  /// The states that the widget must be in.
  public let pseudoClasses: PseudoClasses

  /// The CSS node of the widget, or nil to match every node.
  public let node: StyleNode?

  /// The style classes that the widget must have.
  public let classes: [StyleClass]

  /// Creates a part from a node, classes, and states.
  ///
  /// A part without any of them matches every widget.
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

/// The widget states that a selector can require, as a set.
///
/// GTK 3 reports no error for some unknown names, such as `:focus-visible`, but then matches the
/// wrong widgets. Therefore, only the following names can be written.
public struct PseudoClasses: OptionSet, Hashable, Sendable, CssWritable {
  /// The states as bits, in the order of the CSS text.
  public let rawValue: UInt8

  /// Creates a set from the bits of a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The pointer is over the widget.
  ///
  /// UIKit has no such state, because a touch screen has no pointer.
  public static let hover = PseudoClasses(rawValue: 1 << 0)

  /// The widget is pressed: UIKit's *highlighted*.
  public static let active = PseudoClasses(rawValue: 1 << 1)

  /// The widget is insensitive: UIKit's *disabled*.
  public static let disabled = PseudoClasses(rawValue: 1 << 2)

  /// The widget is checked: UIKit's *selected*.
  public static let checked = PseudoClasses(rawValue: 1 << 3)

  /// Appends the set as part of a selector, such as `:active:checked`.
  public func write(to text: inout String) {
    if contains(.hover) { text += ":hover" }
    if contains(.active) { text += ":active" }
    if contains(.disabled) { text += ":disabled" }
    if contains(.checked) { text += ":checked" }
  }
}

/// A style class, which a view adds to a widget so that selectors match the widget.
public struct StyleClass: Hashable, Sendable, ExpressibleByStringLiteral, CssWritable {
  /// The name as GTK's style context uses it: without escapes and without the dot.
  public let name: String

  /// Creates a style class with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a style class from a literal name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Appends the class as part of a selector, such as `.button-standard`.
  public func write(to text: inout String) {
    text += "."
    text += CssText.identifier(name)
  }
}

/// The CSS names of the GTK widgets that selectors can match.
public enum StyleNode: String, CaseIterable, Hashable, Sendable {
  /// A `GtkButton`, or a toggle or radio button without an indicator.
  case button

  /// A `GtkEntry`, a field for one line of text.
  case entry

  /// A `GtkLabel`, such as the title in a button.
  case label

  /// The selected text of an entry.
  case selection
}
