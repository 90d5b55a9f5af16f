import ControlModel
import Testing

@Suite("The slice lengths of an image")
struct SliceLengthsTests {
  @Test(
    "A stretched image has caps of constant length and a stretched middle.",
    arguments: [
      (21, 10, 100, [10, 80, 10]), (25, 12, 120, [12, 96, 12]), (25, 12.5, 120, [12, 96, 12]),
      (25, 12, 25, [12, 1, 12]), (25, 12, 24, [12, 0, 12]), (21, 10, 12, [6, 0, 6]),
      (21, 4, 10, [2, 0, 8]), (30, 0, 100, [0, 100, 0]), (30, 0.9, 10, [0, 10, 0]),
      (20, 19, 50, [19, 31, 0]), (20, 19, 10, [10, 0, 0]), (25.5, 12, 30, [12, 5.5, 12.5]),
      (0.5, 0, 10, [0, 10, 0]),
    ] as [(Double, Double, Double, [Double])])
  func stretching(length: Double, cap: Double, target: Double, parts: [Double]) throws {
    let lengths = try SliceLengths(imageLength: length, cap: cap).stretched(to: target)
    #expect([lengths.leading, lengths.middle, lengths.trailing] == parts)
  }

  @Test(
    "The parts of an image are its cap, one point, and the rest.",
    arguments: [(21, 10, [10, 1, 10]), (25, 12.5, [12, 1, 12]), (20, 4, [4, 1, 15])]
      as [(Double, Double, [Double])])
  func division(length: Double, cap: Double, parts: [Double]) throws {
    let lengths = try SliceLengths(imageLength: length, cap: cap)
    #expect([lengths.leading, lengths.middle, lengths.trailing] == parts)
  }

  @Test("The stretched parts add up to the target length, however short it is.", arguments: 0...60)
  func sum(step: Int) throws {
    let target = Double(step) * 0.7
    for cap in [0.0, 1, 7, 12, 24] {
      let lengths = try SliceLengths(imageLength: 25, cap: cap).stretched(to: target)
      #expect((lengths.total - target).magnitude < 1e-12)
      #expect(min(lengths.leading, lengths.middle, lengths.trailing) >= 0)
    }
  }

  @Test(
    "A target without a usable length has empty parts.",
    arguments: [0, -5, Double.nan, Double.infinity])
  func noTarget(target: Double) throws {
    #expect(try SliceLengths(imageLength: 25, cap: 12).stretched(to: target).total == 0)
  }

  @Test(
    "A cap that leaves nothing to stretch is rejected, and the error gives the largest cap.",
    arguments: [
      (20, 30, 19), (20, 20, 19), (20, -1, 19), (20, -0.5, 19), (20, .infinity, 19), (0.5, 1, 0),
    ] as [(Double, Double, Double)])
  func unusableCap(length: Double, cap: Double, largest: Double) {
    #expect(throws: SliceLengthsError.unusableCap(cap, largest: largest)) {
      try SliceLengths(imageLength: length, cap: cap)
    }
  }

  @Test("A cap that is NaN is rejected.")
  func notANumber() {
    #expect(throws: SliceLengthsError.self) { try SliceLengths(imageLength: 20, cap: .nan) }
  }

  @Test("An image without a usable length is rejected.", arguments: [0, -25, Double.infinity])
  func unusableLength(length: Double) {
    #expect(throws: SliceLengthsError.unusableLength(length)) {
      try SliceLengths(imageLength: length, cap: 0)
    }
  }
}
