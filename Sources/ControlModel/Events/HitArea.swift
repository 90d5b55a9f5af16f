/// The area in which a control responds to presses.
public enum HitArea: Hashable, Sendable {
  /// A rectangle.
  ///
  /// Locations on its left and top edges are inside, and locations on its right and bottom edges
  /// are outside.
  case rectangle(Rectangle)

  /// A disc with a center and a radius, in points.
  ///
  /// Locations on its edge are outside.
  case circle(center: Point, radius: Double)

  /// Returns whether a point is inside the area.
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .rectangle(let rectangle):
      return rectangle.contains(point)
    case .circle(let center, let radius):
      let x = point.x - center.x
      let y = point.y - center.y
      return radius > 0 && x * x + y * y < radius * radius
    }
  }
}
