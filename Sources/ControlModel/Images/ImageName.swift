/// The name of a picture, by which the toolkit's side finds it at the right scale.
public struct ImageName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, without a folder, a scale or an extension: "standard".
  public let rawValue: String

  /// Makes a name from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ImageName: CustomStringConvertible {
  /// The name as it is.
  public var description: String { rawValue }
}
