import ControlModel
import Testing

@Suite("Rectangles and hit areas")
struct GeometryTests {
  private let frame = Rectangle(x: 30, y: 40, width: 120, height: 50)

  @Test("A rectangle has edges and a middle.")
  func edges() {
    #expect(frame.origin == Point(x: 30, y: 40))
    #expect(frame.size == Size(width: 120, height: 50))
    #expect([frame.minX, frame.midX, frame.maxX] == [30, 90, 150])
    #expect([frame.minY, frame.midY, frame.maxY] == [40, 65, 90])
  }

  @Test(
    "A rectangle contains its left and top edges, not its right and bottom ones.",
    arguments: [
      (Point(x: 30, y: 40), true), (Point(x: 149.999, y: 89.999), true),
      (Point(x: 29.999, y: 40), false), (Point(x: 30, y: 39.999), false),
      (Point(x: 150, y: 60), false), (Point(x: 60, y: 90), false),
      (Point(x: .nan, y: 60), false), (Point(x: 60, y: .infinity), false),
    ])
  func containment(point: Point, isInside: Bool) {
    #expect(frame.contains(point) == isInside)
    #expect(HitArea.rectangle(frame).contains(point) == isInside)
  }

  @Test("An empty or negative rectangle contains no point.")
  func emptiness() {
    #expect(!Rectangle(x: 0, y: 0, width: 0, height: 10).contains(.zero))
    #expect(!Rectangle(x: 0, y: 0, width: -10, height: 10).contains(Point(x: -5, y: 5)))
  }

  @Test("Insets move each edge inward by its own distance.")
  func insets() {
    let insets = EdgeInsets(top: 4, left: 6, bottom: 5, right: 7)
    #expect(frame.inset(by: insets) == Rectangle(x: 36, y: 44, width: 107, height: 41))
    #expect(frame.inset(by: .zero) == frame)
  }

  @Test(
    "A circle contains the points within its radius, not the corners around it.",
    arguments: [
      (Point(x: 50, y: 50), true), (Point(x: 0.001, y: 50), true), (Point(x: 0, y: 50), false),
      (Point(x: 2, y: 2), false), (Point(x: 86, y: 86), false), (Point(x: 85, y: 85), true),
    ])
  func circle(point: Point, isInside: Bool) {
    let area = HitArea.circle(center: Point(x: 50, y: 50), radius: 50)
    #expect(area.contains(point) == isInside)
  }

  @Test("A circle without a radius contains no point.", arguments: [0, -1, Double.nan])
  func emptyCircle(radius: Double) {
    #expect(!HitArea.circle(center: .zero, radius: radius).contains(.zero))
  }
}
