import ControlModel
import GalleryModel
import Testing

@Suite("The layout of tokens")
struct TokenLayoutTests {
  private static func layout(_ widths: [Double], width: Double = 300) -> TokenLayout {
    TokenLayout(tokenWidths: widths, width: width, minimumEntryWidth: 100)
  }

  @Test("Without tokens, the entry has the whole row.")
  func noTokens() {
    let layout = Self.layout([])
    #expect(layout.tokenFrames.isEmpty)
    #expect(layout.entryFrame == Rectangle(x: 0, y: 0, width: 300, height: 25))
    #expect(layout.height == 25)
  }

  @Test("Without tokens, the entry has the first row, however narrow it is.")
  func narrowRow() {
    #expect(Self.layout([], width: 50).entryFrame == Rectangle(x: 0, y: 0, width: 50, height: 25))
  }

  @Test("The tokens are six points apart and wrap to new rows.")
  func wrapping() {
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
    "The entry is in the last row if its minimum width fits there.",
    arguments: [
      (194.0, Rectangle(x: 200, y: 0, width: 100, height: 25)),
      (195, Rectangle(x: 0, y: 31, width: 300, height: 25)),
      (300, Rectangle(x: 0, y: 31, width: 300, height: 25)),
    ] as [(Double, Rectangle)])
  func entry(token: Double, entry: Rectangle) {
    #expect(Self.layout([token]).entryFrame == entry)
  }

  @Test("Tokens that fit exactly share a row.")
  func exactFit() {
    #expect(Self.layout([147, 147]).tokenFrames.map(\.minY) == [0, 0])
    #expect(Self.layout([147, 148]).tokenFrames.map(\.minY) == [0, 31])
  }

  @Test("A token wider than the row is as wide as the row.", arguments: [0.0, -5, 1, 19])
  func wideToken(width: Double) {
    let layout = Self.layout([20, 200], width: width)
    #expect(layout.tokenFrames.allSatisfy { $0.minX == 0 && $0.width == max(width, 0) })
    #expect(layout.entryFrame.width >= 0)
  }

  @Test(
    "A token without a usable width is as wide as its ends.",
    arguments: [.nan, -.infinity, -5, 0, 19.9] as [Double])
  func unusableTokenWidth(width: Double) {
    let layout = Self.layout([width, 100])
    #expect(layout.tokenFrames.map(\.width) == [20, 100])
    #expect(layout.tokenFrames[1].minX == 26)
    #expect(layout.entryFrame == Rectangle(x: 132, y: 0, width: 168, height: 25))
  }

  @Test(
    "A row without a usable width has a width of 0.",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func unusableRowWidth(width: Double) {
    let layout = Self.layout([100, Double.infinity], width: width)
    #expect(layout.tokenFrames.map(\.width) == [0, 0])
    #expect(layout.entryFrame.width == 0)
  }

  @Test("The frames are inside the field, in order, and do not overlap.", arguments: 0..<20)
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

  @Test("All lengths but the given widths are scaled with the text size.")
  func scaledLayout() {
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
