/// The name of a style class that a view puts on a widget and a style sheet speaks of.
public struct StyleClass: Hashable, Sendable, ExpressibleByStringLiteral, CssWritable {
  /// The name as GTK's style context takes it, unescaped and without the dot.
  public let name: String

  /// Makes a style class with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes a style class from a literal name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Appends the class as a selector writes it, for example `.button-standard`.
  public func write(to text: inout String) {
    text += "."
    text += CssText.identifier(name)
  }
}
