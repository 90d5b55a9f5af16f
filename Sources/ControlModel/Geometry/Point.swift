/// A place, or the distance to it, in points.
///
/// The x axis runs to the right and the y axis downward, as in UIKit and GTK. One point is one CSS
/// pixel of GTK; the display's scale factor is applied when a point reaches the screen.
public struct Point: Hashable, Sendable {
  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The distance to the right of the origin, in points.
  public var x: Double

  /// The distance below the origin, in points.
  public var y: Double

  /// Makes the point at the given distances from the origin.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
