/// A location or an offset, in points.
///
/// The x axis points to the right and the y axis downward, as in UIKit and GTK. A point is a CSS
/// pixel in GTK. The scale factor of the display is applied when a point is drawn.
public struct Point: Hashable, Sendable {
  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The distance to the right of the origin, in points.
  public var x: Double

  /// The distance below the origin, in points.
  public var y: Double

  /// Creates a point at the given distances from the origin.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
