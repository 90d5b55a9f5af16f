/// A place and a size, in points: the frame or the bounds of a view.
public struct Rectangle: Hashable, Sendable {
  /// The corner with the least x and the least y.
  public var origin: Point

  /// The width and the height, which are not negative in a rectangle that holds any point.
  public var size: Size

  /// Makes a rectangle of a size at a place.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the four numbers of a frame, in UIKit's order.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The extent along the x axis.
  public var width: Double { size.width }

  /// The extent along the y axis.
  public var height: Double { size.height }

  /// The left edge, which is inside.
  public var minX: Double { origin.x }

  /// The top edge, which is inside.
  public var minY: Double { origin.y }

  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + width / 2 }

  /// The middle between the top and the bottom edge.
  public var midY: Double { origin.y + height / 2 }

  /// The right edge, which is outside.
  public var maxX: Double { origin.x + width }

  /// The bottom edge, which is outside.
  public var maxY: Double { origin.y + height }

  /// Tells whether a point is inside: the least edges are, the greatest are not.
  ///
  /// Two frames that touch therefore never share a point (UIKitRules.md R29).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle that remains when each edge is moved inward by its inset.
  public func inset(by insets: EdgeInsets) -> Rectangle {
    Rectangle(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
