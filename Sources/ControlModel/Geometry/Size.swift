/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// A width and a height of 0.
  public static let zero = Size(width: 0, height: 0)

  /// The width, in points.
  public var width: Double

  /// The height, in points.
  public var height: Double

  /// Creates a size with the given width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
