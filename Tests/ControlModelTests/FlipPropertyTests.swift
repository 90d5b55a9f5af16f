import ControlModel
import Testing

/// Each test checks properties of the flip over random times, sizes, and positions.
@Suite("A flip at random times")
struct FlipPropertyTests {
  /// The greatest speed of a turn, because the steepest slope of ease-in-out is 1.5 / 0.87.
  private static let fastestTurn = 180 * 1.5 / 0.87 / Flip.duration

  @Test("The parity of the toggles gives the side, the angle never jumps, and each turn ends once.")
  func toggling() {
    for seed in UInt64(0)..<500 {
      var generator = SplitMix64(seed: seed)
      let flip = Flip()
      var completions: [Int: Int] = [:]
      var toggles = 0
      var time = Double.random(in: 0...1000, using: &generator)
      var angle = flip.pose(at: time).angle
      // The end of the last turn, and the time to which the flip was last advanced.
      var rest = time
      var latest = time
      for _ in 0..<60 {
        let step = Double.random(in: 0...0.2, using: &generator)
        time += step
        let moved = (flip.pose(at: time).angle - angle).magnitude
        #expect(moved <= Self.fastestTurn * step + 1e-6, "a jump of \(moved), seed \(seed)")
        angle = flip.pose(at: time).angle
        if Bool.random(using: &generator) {
          flip.advance(to: time)
          latest = time
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
          let number = toggles
          toggles += 1
          // A reversed turn lasts as long as it has already run.
          rest = time + Flip.duration - max(0, rest - time)
          latest = time
          flip.toggle(at: time) { _ in completions[number, default: 0] += 1 }
          #expect((flip.pose(at: time).angle - angle).magnitude < 1e-6, "seed \(seed)")
        }
        #expect(flip.isFlipped == (toggles % 2 == 1), "seed \(seed)")
        let side: FlipSide = toggles % 2 == 1 ? .back : .front
        #expect(flip.inputSide == (latest < rest ? nil : side), "seed \(seed)")
      }
      flip.advance(to: time + Flip.duration)
      let side: FlipSide = toggles % 2 == 1 ? .back : .front
      #expect(flip.inputSide == side, "seed \(seed)")
      #expect(flip.pose(at: time).visibleSide == side, "seed \(seed)")
      #expect(completions.count == toggles && completions.values.allSatisfy { $0 == 1 })
    }
  }

  @Test("The strips stay inside the view and are together as wide as the turning side.")
  func strips() throws {
    for seed in UInt64(0)..<500 {
      var generator = SplitMix64(seed: seed)
      let size = Size(
        width: .random(in: 1...800, using: &generator),
        height: .random(in: 1...800, using: &generator))
      let perspective = FlipPerspective(
        size: size, stripWidth: .random(in: 0.5...9, using: &generator))
      let pose = FlipPose(progress: .random(in: 0...1, using: &generator))
      let strips = perspective.strips(at: pose)
      let sources = strips.map(\.source)
      let places = strips.map(\.destination)
      let first = try #require(places.first)
      let last = try #require(places.last)
      let bounds = Rectangle(origin: .zero, size: size).inset(
        by: EdgeInsets(all: -1e-9))
      for place in places {
        #expect(place.minX >= bounds.minX && place.maxX <= bounds.maxX, "seed \(seed)")
        #expect(place.minY >= 0 && place.maxY <= bounds.maxY, "seed \(seed)")
        #expect(place.height <= size.height && place.width > 0, "seed \(seed)")
        #expect((place.midY - size.height / 2).magnitude < 1e-9, "seed \(seed)")
      }
      let isContinuous = zip(places, places.dropFirst()).allSatisfy {
        ($0.maxX - $1.minX).magnitude < 1e-9
      }
      #expect(isContinuous, "seed \(seed)")
      let sourceWidth = sources.reduce(0) { $0 + $1.width }
      #expect((sourceWidth - size.width).magnitude < 1e-9, "seed \(seed)")
      let width = places.reduce(0) { $0 + $1.width }
      #expect((width - (last.maxX - first.minX)).magnitude < 1e-9, "seed \(seed)")
      let isNearerRight = pose.visibleSide == .front
      let heights = places.map(\.height)
      #expect(heights == heights.sorted { isNearerRight ? $0 < $1 : $0 > $1 }, "seed \(seed)")
    }
  }
}
