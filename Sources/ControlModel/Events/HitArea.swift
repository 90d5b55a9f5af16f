/// The part of the plane that takes a control's presses.
public enum HitArea: Hashable, Sendable {
  /// A rectangle whose least edges are inside and whose greatest are outside.
  case rectangle(Rectangle)

  /// A disc without its rim: center and radius in points.
  case circle(center: Point, radius: Double)

  /// Tells whether a press at a point is meant for the control.
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
