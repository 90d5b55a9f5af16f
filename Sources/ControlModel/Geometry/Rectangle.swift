/// A rectangle in points, such as the frame or the bounds of a view.
public struct Rectangle: Hashable, Sendable {
  /// The top-left corner.
  public var origin: Point

  /// The width and the height.
  ///
  /// If the width or height is zero or negative, the rectangle contains no points.
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
  /// Locations on the left and top edges are inside, and locations on the right and bottom edges
  /// are outside. Therefore, no location is inside two adjacent frames (UIKitRules.md R29).
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

/// A location or an offset, in points.
///
/// The x axis points to the right and the y axis downward, as in UIKit and GTK. One point is one
/// logical (CSS) pixel; the display's scale factor is applied when drawing.
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

/// The distances by which the edges of a rectangle move inward, in points.
///
/// A negative inset moves an edge outward.
public struct EdgeInsets: Hashable, Sendable {
  /// Insets that don't change a rectangle.
  public static let zero = EdgeInsets(all: 0)

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

  /// Creates insets with the same distance on all four sides.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
