/// The name of a picture, for finding the picture's file at the display's scale.
public struct ImageName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name without a folder, scale, or file extension, such as "standard".
  public let rawValue: String

  /// Creates a name from a string.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ImageName: CustomStringConvertible {
  /// The name without quotation marks.
  public var description: String { rawValue }
}
