import ControlModel
import Testing

@Suite("Flip perspective")
struct FlipPerspectiveTests {
  private static let card = Size(width: 320, height: 480)
  private static let sizes = [
    card, Size(width: 321, height: 481), Size(width: 1, height: 1), Size(width: 2.5, height: 900),
    Size(width: 1919, height: 3),
  ]
  private let perspective = FlipPerspective(size: card)

  @Test("From the right, at a quarter, the right edge is nearer and no taller than the view")
  func nearEdge() throws {
    let strips = perspective.strips(at: FlipPose(progress: 0.25))
    let left = try #require(strips.first).destination
    let right = try #require(strips.last).destination
    #expect(right.height > left.height)
    #expect(right.height <= 480)
    #expect(right.height > 478)
    // With d = 704 and sin 45°: (d - 113.137) / (d + 113.137), the scale of the far edge.
    #expect((left.height / 480 - 0.72309).magnitude < 2e-3)
    #expect((right.maxX - (160 + 160 * 0.707107)).magnitude < 1e-3)
    #expect((left.minX - (160 - 160 * 0.723090 * 0.707107)).magnitude < 1e-3)
  }

  @Test("Both ends are at true size, exactly", arguments: [0.0, 1], sizes)
  func ends(progress: Double, size: Size) {
    let strips = FlipPerspective(size: size).strips(at: FlipPose(progress: progress))
    #expect(strips.allSatisfy { $0.source == $0.destination })
    #expect(strips.first?.source.minX == 0)
    #expect(strips.last?.source.maxX == size.width)
  }

  @Test("A strip holds two points; the last may hold less", arguments: sizes)
  func sources(size: Size) throws {
    let strips = FlipPerspective(size: size).strips(at: FlipPose(progress: 0.1))
    #expect(strips.count == Int((size.width / 2).rounded(.up)))
    #expect(strips.dropLast().allSatisfy { $0.source.width == 2 })
    let last = try #require(strips.last).source
    #expect(last.width > 0 && last.width <= 2)
    #expect(strips.allSatisfy { $0.source.minY == 0 && $0.source.height == size.height })
  }

  @Test(
    "The width of a strip is held to what shows",
    arguments: [(8.0, 8.0), (0.5, 0.5), (0, 0.5), (-3, 0.5), (.nan, 0.5), (.infinity, 320)])
  func stripWidth(asked: Double, width: Double) {
    let strips = FlipPerspective(size: Self.card, stripWidth: asked)
      .strips(at: FlipPose(progress: 0.2))
    #expect(strips.first?.source.width == width)
    #expect(strips.count == Int(320 / width))
  }

  @Test("Turning back from the left is the mirror image", arguments: 1..<50)
  func mirrored(percent: Int) throws {
    let progress = Double(percent) / 100
    let there = perspective.strips(at: FlipPose(progress: progress))
    let back = perspective.strips(at: FlipPose(progress: 1 - progress))
    #expect(there.count == back.count)
    for (right, left) in zip(there, back.reversed()) {
      #expect((320 - right.destination.maxX - left.destination.minX).magnitude < 1e-9)
      #expect((right.destination.width - left.destination.width).magnitude < 1e-9)
      #expect((right.destination.height - left.destination.height).magnitude < 1e-9)
      #expect(320 - right.source.maxX == left.source.minX)
    }
  }

  @Test("Edge on there is nothing to draw, just beside it there is")
  func edgeOn() {
    #expect(perspective.strips(at: FlipPose(progress: 0.5)).isEmpty)
    for progress in [0.4999, 0.5001] {
      #expect(perspective.strips(at: FlipPose(progress: progress)).count == 160)
    }
  }

  @Test(
    "A size that nothing can be drawn at has no strips",
    arguments: [
      Size.zero, Size(width: 320, height: 0), Size(width: -1, height: 480),
      Size(width: .nan, height: 480), Size(width: 320, height: .nan),
      Size(width: .infinity, height: 480), Size(width: 320, height: .infinity),
      Size(width: 1e300, height: 480), Size(width: 32_768, height: 480),
      Size(width: 320, height: 32_768),
    ])
  func unusableSize(size: Size) {
    #expect(FlipPerspective(size: size).strips(at: FlipPose(progress: 0.25)).isEmpty)
  }

  @Test("The longest sides that a screen can hold have strips")
  func longestSides() {
    let perspective = FlipPerspective(
      size: Size(width: 32_767, height: 32_767), stripWidth: .infinity)
    #expect(perspective.strips(at: FlipPose(progress: 0.25)).count == 1)
  }
}
