/// The name of a style class, which a view adds to a widget and a selector matches.
public struct StyleClass: Hashable, Sendable, ExpressibleByStringLiteral, CssWritable {
  /// The name for GTK's style context, unescaped and without the dot.
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
