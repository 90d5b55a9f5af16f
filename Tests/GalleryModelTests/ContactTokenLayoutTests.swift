import ControlModel
import GalleryModel
import Testing

@Suite struct ContactTokenLayoutTests {
  private static func layout(_ widths: [Double], width: Double = 300) -> TokenLayout {
    TokenLayout(tokenWidths: widths, width: width, minimumEntryWidth: 100)
  }

  @Test func withoutTokensTheEntryHasTheRow() {
    let layout = Self.layout([])
    #expect(layout.tokenFrames.isEmpty)
    #expect(layout.entryFrame == Rectangle(x: 0, y: 0, width: 300, height: 25))
    #expect(layout.height == 25)
  }

  @Test func withoutTokensTheEntryHasTheFirstRowHoweverNarrow() {
    #expect(Self.layout([], width: 50).entryFrame == Rectangle(x: 0, y: 0, width: 50, height: 25))
  }

  @Test func tokensStandSixPointsApartAndWrap() {
    let layout = Self.layout([100, 80, 120, 50])
    #expect(
      layout.tokenFrames == [
        Rectangle(x: 0, y: 0, width: 100, height: 25),
        Rectangle(x: 106, y: 0, width: 80, height: 25),
        Rectangle(x: 0, y: 31, width: 120, height: 25),
        Rectangle(x: 126, y: 31, width: 50, height: 25),
      ])
    #expect(layout.entryFrame == Rectangle(x: 182, y: 31, width: 118, height: 25))
    #expect(layout.height == 56)
  }

  @Test(
    arguments: [
      (194.0, Rectangle(x: 200, y: 0, width: 100, height: 25)),
      (195, Rectangle(x: 0, y: 31, width: 300, height: 25)),
      (300, Rectangle(x: 0, y: 31, width: 300, height: 25)),
    ] as [(Double, Rectangle)])
  func theEntryStaysInTheRowWhereItHasItsLeastWidth(token: Double, entry: Rectangle) {
    #expect(Self.layout([token]).entryFrame == entry)
  }

  @Test func tokensThatJustFitStayInTheRow() {
    #expect(Self.layout([147, 147]).tokenFrames.map(\.minY) == [0, 0])
    #expect(Self.layout([147, 148]).tokenFrames.map(\.minY) == [0, 31])
  }

  @Test(arguments: [0.0, -5, 1, 19]) func aTokenWiderThanTheRowIsCutToIt(width: Double) {
    let layout = Self.layout([20, 200], width: width)
    #expect(layout.tokenFrames.allSatisfy { $0.minX == 0 && $0.width == max(width, 0) })
    #expect(layout.entryFrame.width >= 0)
  }

  @Test(
    "A token that has no width is as wide as its ends",
    arguments: [.nan, -.infinity, -5, 0, 19.9] as [Double])
  func aTokenWithoutAWidth(width: Double) {
    let layout = Self.layout([width, 100])
    #expect(layout.tokenFrames.map(\.width) == [20, 100])
    #expect(layout.tokenFrames[1].minX == 26)
    #expect(layout.entryFrame == Rectangle(x: 132, y: 0, width: 168, height: 25))
  }

  @Test("A row without a width has none", arguments: [.nan, .infinity, -.infinity] as [Double])
  func aRowWithoutAWidth(width: Double) {
    let layout = Self.layout([100, Double.infinity], width: width)
    #expect(layout.tokenFrames.map(\.width) == [0, 0])
    #expect(layout.entryFrame.width == 0)
  }

  @Test("Frames stay in the field and in order, and never overlap", arguments: 0..<20)
  func anyTokens(batch: UInt64) {
    for number in 0..<100 {
      let seed = batch * 100 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      let width = Double(Int.random(in: 20...900, using: &generator))
      let widths = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Double(Int.random(in: 20...200, using: &generator))
      }
      let layout = TokenLayout(tokenWidths: widths, width: width, minimumEntryWidth: 120)
      let frames = layout.tokenFrames + [layout.entryFrame]
      #expect(layout.tokenFrames.map(\.width) == widths.map { min($0, width) }, "seed \(seed)")
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "seed \(seed)")
      #expect(frames.allSatisfy { $0.maxY <= layout.height }, "seed \(seed)")
      for (frame, next) in zip(frames, frames.dropFirst()) {
        let follows = next.minY == frame.minY && next.minX == frame.maxX + 6
        let wraps = next.minY == frame.maxY + 6 && next.minX == 0
        #expect(follows || wraps, "seed \(seed)")
      }
      let entry = layout.entryFrame
      #expect(entry.maxX == width && (entry.width >= 120 || entry.minX == 0), "seed \(seed)")
    }
  }

  @Test func allButTheWidthsGrowsWhereTextIsLarger() {
    let layout = TokenLayout(
      tokenWidths: [90, 150, 10], width: 300, minimumEntryWidth: 150, scale: TextScale(1.5))
    #expect(
      layout.tokenFrames == [
        Rectangle(x: 0, y: 0, width: 90, height: 37),
        Rectangle(x: 99, y: 0, width: 150, height: 37),
        Rectangle(x: 258, y: 0, width: 30, height: 37),
      ])
    #expect(layout.entryFrame == Rectangle(x: 0, y: 46, width: 300, height: 37))
    #expect(layout.height == 83)
  }
}
