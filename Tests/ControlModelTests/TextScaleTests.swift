import ControlModel
import Testing

@Suite("The scale of a stage for a larger or smaller text size")
struct TextScaleTests {
  static let scales = [0.5, 0.75, 0.9, 1, 1.1, 1.15, 1.25, 1.33, 1.5, 1.75, 2, 3, 4].map {
    TextScale($0)
  }

  @Test(
    "A factor is rounded to hundredths and limited to 0.5…4.",
    arguments: [
      (1.0, 1.0), (1.25, 1.25), (1.004, 1), (1.006, 1.01), (0.1, 0.5), (0, 0.5), (-2, 0.5), (9, 4),
      (.infinity, 4), (-.infinity, 0.5), (.nan, 1),
    ] as [(Double, Double)])
  func factor(given: Double, rounded: Double) {
    #expect(TextScale(given).factor == rounded)
    #expect(TextScale(given).isUsual == (rounded == 1))
  }

  @Test("The usual scale changes nothing, not even a fraction.")
  func usualScale() {
    let frame = Rectangle(x: 0.3, y: -1.7, width: 12.5, height: 0.2)
    #expect(TextScale.usual.frame(frame) == frame)
    #expect(TextScale.usual.exact(frame) == frame)
    #expect(TextScale.usual.size(frame.size) == frame.size)
    #expect(TextScale.usual.length(12.5) == 12.5)
    #expect(TextScale.usual.line(0.4) == 0.4)
    #expect(TextScale.usual.area(.rectangle(frame)) == .rectangle(frame))
  }

  @Test(
    "A scaled frame has whole points.",
    arguments: [
      (1.25, Rectangle(x: 213, y: 38, width: 150, height: 50)),
      (1.5, Rectangle(x: 255, y: 45, width: 180, height: 60)),
      (2, Rectangle(x: 340, y: 60, width: 240, height: 80)),
      (1.15, Rectangle(x: 196, y: 35, width: 138, height: 46)),
    ] as [(Double, Rectangle)])
  func wholePoints(factor: Double, frame: Rectangle) {
    let document = Rectangle(x: 170, y: 30, width: 120, height: 40)
    #expect(TextScale(factor).frame(document) == frame)
  }

  @Test(
    "Scaled frames that touched do not overlap, and a scaled square is a square.",
    arguments: scales)
  func touchingFrames(scale: TextScale) {
    for start in stride(from: -40.0, through: 300, by: 1) {
      for length in [1.0, 7, 18, 22, 25, 44, 80, 111] {
        let first = scale.frame(Rectangle(x: start, y: start, width: length, height: length))
        let second = scale.frame(
          Rectangle(x: start + length, y: start + length, width: length, height: length))
        #expect(first.maxX <= second.minX)
        #expect(second.minX - first.maxX <= 1, "the gap is at most a point")
        #expect(first.width == first.height)
        if !scale.isUsual { #expect(first.width == first.width.rounded()) }
      }
    }
  }

  @Test(
    "A scaled line has whole points and does not vanish.",
    arguments: [
      (1.25, 1.0, 1.0), (1.5, 1, 1), (2, 1, 2), (1.5, 2, 3), (0.5, 1, 1), (0.75, 3, 2), (2, 0, 0),
      (1.5, -2, -3), (3, 0.25, 0.25),
    ] as [(Double, Double, Double)])
  func lines(factor: Double, width: Double, thickness: Double) {
    #expect(TextScale(factor).line(width) == thickness)
  }

  @Test("A hit area is scaled with its control.")
  func hitArea() {
    let scale = TextScale(1.25)
    #expect(
      scale.area(.circle(center: Point(x: 55, y: 55), radius: 55))
        == .circle(center: Point(x: 68.75, y: 68.75), radius: 68.75))
    #expect(
      scale.area(.rectangle(Rectangle(x: 0, y: 0, width: 22, height: 40)))
        == .rectangle(Rectangle(x: 0, y: 0, width: 27, height: 50)))
  }

  @Test("The caps of a stretched image are scaled with it.")
  func caps() throws {
    let image = try StretchableImage(
      name: "picture", size: Size(width: 25, height: 25), leftCap: 12, topCap: 12)
    let slices = image.slices(for: Size(width: 180, height: 60), scale: TextScale(1.5))
    #expect(slices.count == 9)
    #expect(slices[0].source == Rectangle(x: 0, y: 0, width: 18, height: 18))
    #expect(slices[0].destination == Rectangle(x: 0, y: 0, width: 18, height: 18))
    #expect(slices[8].source == Rectangle(x: 19.5, y: 19.5, width: 18, height: 18))
    #expect(slices[8].destination == Rectangle(x: 162, y: 42, width: 18, height: 18))
    #expect(slices[4].destination == Rectangle(x: 18, y: 18, width: 144, height: 24))
    #expect(
      image.slices(for: Size(width: 120, height: 40), scale: .usual)
        == image.slices(for: Size(width: 120, height: 40)))
  }
}
