/// The distances by which the edges of a rectangle move inward, in points.
///
/// A negative inset moves an edge outward.
public struct EdgeInsets: Hashable, Sendable {
  /// Insets that do not change a rectangle.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The distance by which the top edge moves down.
  public var top: Double

  /// The distance by which the left edge moves to the right.
  public var left: Double

  /// The distance by which the bottom edge moves up.
  public var bottom: Double

  /// The distance by which the right edge moves to the left.
  public var right: Double

  /// Creates insets from four distances, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
