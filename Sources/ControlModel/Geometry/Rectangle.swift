/// A location and a size in points, for the frame or the bounds of a view.
public struct Rectangle: Hashable, Sendable {
  /// The top-left corner.
  public var origin: Point

  /// The width and the height.
  ///
  /// A rectangle that contains a point has a positive width and height.
  public var size: Size

  /// Creates a rectangle with an origin and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the four values of a frame, in UIKit's order.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The width, in points.
  public var width: Double { size.width }

  /// The height, in points.
  public var height: Double { size.height }

  /// The left edge, which is inside the rectangle.
  public var minX: Double { origin.x }

  /// The top edge, which is inside the rectangle.
  public var minY: Double { origin.y }

  /// The horizontal center.
  public var midX: Double { origin.x + width / 2 }

  /// The vertical center.
  public var midY: Double { origin.y + height / 2 }

  /// The right edge, which is outside the rectangle.
  public var maxX: Double { origin.x + width }

  /// The bottom edge, which is outside the rectangle.
  public var maxY: Double { origin.y + height }

  /// Returns whether a point is inside the rectangle.
  ///
  /// Points on the minimum edges are inside, and points on the maximum edges outside. So two
  /// adjacent frames never share a point (UIKitRules.md R29).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the rectangle with each edge moved inward by its inset.
  public func inset(by insets: EdgeInsets) -> Rectangle {
    Rectangle(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
