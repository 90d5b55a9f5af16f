/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The size of nothing.
  public static let zero = Size(width: 0, height: 0)

  /// The extent along the x axis, in points.
  public var width: Double

  /// The extent along the y axis, in points.
  public var height: Double

  /// Makes a size of the given width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
