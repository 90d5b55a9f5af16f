/// How far each edge of a rectangle is moved inward, in points; a negative inset moves it outward.
public struct EdgeInsets: Hashable, Sendable {
  /// Insets that change nothing.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// How far the top edge is moved down.
  public var top: Double

  /// How far the left edge is moved to the right.
  public var left: Double

  /// How far the bottom edge is moved up.
  public var bottom: Double

  /// How far the right edge is moved to the left.
  public var right: Double

  /// Makes insets from the four distances, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
