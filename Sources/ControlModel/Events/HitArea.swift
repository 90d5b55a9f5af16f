/// The area in which a control responds to presses.
public enum HitArea: Hashable, Sendable {
  /// A rectangle. Points on its minimum edges are inside, and points on its maximum edges outside.
  case rectangle(Rectangle)

  /// A disc with a center and a radius in points. Points on its edge are outside.
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
