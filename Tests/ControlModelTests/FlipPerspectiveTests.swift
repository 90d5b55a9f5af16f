import ControlModel
import Testing

@Suite("The perspective of a flip")
struct FlipPerspectiveTests {
  private static let card = Size(width: 320, height: 480)
  private static let sizes = [
    card, Size(width: 321, height: 481), Size(width: 1, height: 1), Size(width: 2.5, height: 900),
    Size(width: 1919, height: 3),
  ]
  private let perspective = FlipPerspective(size: card)

  @Test("At a quarter of a flip, the right edge is nearer, and no taller than the view.")
  func nearEdge() throws {
    let strips = perspective.strips(at: FlipPose(progress: 0.25))
    let left = try #require(strips.first).destination
    let right = try #require(strips.last).destination
    #expect(right.height > left.height)
    #expect(right.height <= 480)
    #expect(right.height > 478)
    // The scale of the far edge is (d - 113.137) / (d + 113.137), with d = 704 and sin 45°.
    #expect((left.height / 480 - 0.72309).magnitude < 2e-3)
    #expect((right.maxX - (160 + 160 * 0.707107)).magnitude < 1e-3)
    #expect((left.minX - (160 - 160 * 0.723090 * 0.707107)).magnitude < 1e-3)
  }

  @Test("A flip begins and ends at exactly the size of the view.", arguments: [0.0, 1], sizes)
  func ends(progress: Double, size: Size) {
    let strips = FlipPerspective(size: size).strips(at: FlipPose(progress: progress))
    #expect(strips.allSatisfy { $0.source == $0.destination })
    #expect(strips.first?.source.minX == 0)
    #expect(strips.last?.source.maxX == size.width)
  }

  @Test("Each strip is two points wide, except that the last may be narrower.", arguments: sizes)
  func sources(size: Size) throws {
    let strips = FlipPerspective(size: size).strips(at: FlipPose(progress: 0.1))
    #expect(strips.count == Int((size.width / 2).rounded(.up)))
    #expect(strips.dropLast().allSatisfy { $0.source.width == 2 })
    let last = try #require(strips.last).source
    #expect(last.width > 0 && last.width <= 2)
    #expect(strips.allSatisfy { $0.source.minY == 0 && $0.source.height == size.height })
  }

  @Test(
    "The width of a strip is limited to a visible range.",
    arguments: [(8.0, 8.0), (0.5, 0.5), (0, 0.5), (-3, 0.5), (.nan, 0.5), (.infinity, 320)])
  func stripWidth(requested: Double, width: Double) {
    let strips = FlipPerspective(size: Self.card, stripWidth: requested)
      .strips(at: FlipPose(progress: 0.2))
    #expect(strips.first?.source.width == width)
    #expect(strips.count == Int(320 / width))
  }

  @Test("The second half of a flip is the mirror image of the first.", arguments: 1..<50)
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

  @Test("A side seen edge-on has no strips; just before and after it has strips.")
  func edgeOn() {
    #expect(perspective.strips(at: FlipPose(progress: 0.5)).isEmpty)
    for progress in [0.4999, 0.5001] {
      #expect(perspective.strips(at: FlipPose(progress: progress)).count == 160)
    }
  }

  @Test(
    "A size that cannot be drawn has no strips.",
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

  @Test("A view as large as the largest screen has strips.")
  func longestSides() {
    let perspective = FlipPerspective(
      size: Size(width: 32_767, height: 32_767), stripWidth: .infinity)
    #expect(perspective.strips(at: FlipPose(progress: 0.25)).count == 1)
  }
}
