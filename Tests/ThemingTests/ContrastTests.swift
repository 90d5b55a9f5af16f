import ControlModel
import Testing
import Theming

@Suite("The contrast of two colors")
struct ContrastTests {
  // The ratios are those of the W3C's techniques and of common checkers, to two decimals.
  @Test(
    "The ratio of two opaque colors is the ratio defined by WCAG.",
    arguments: [
      ("#000000", "#ffffff", 21), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.48),
      ("#767676", "#ffffff", 4.54), ("#808080", "#ffffff", 3.95), ("#ff0000", "#ffffff", 4.00),
      ("#0000ff", "#ffffff", 8.59), ("#00ff00", "#ffffff", 1.37), ("#ffff00", "#000000", 19.56),
    ] as [(String, String, Double)])
  func ratio(first: String, second: String, expected: Double) throws {
    let (first, second) = (try Color(hex: first), try Color(hex: second))
    #expect(abs(Contrast.ratio(of: first, on: second) - expected) < 0.005)
    #expect(Contrast.ratio(of: second, on: first) == Contrast.ratio(of: first, on: second))
  }

  @Test(
    "The luminance depends on green the most and on blue the least.",
    arguments: [
      (Color.black, 0), (.white, 1), (Color(red: 1, green: 0, blue: 0), 0.2126),
      (Color(red: 0, green: 1, blue: 0), 0.7152), (Color(red: 0, green: 0, blue: 1), 0.0722),
      (.gray, 0.214_041),
    ] as [(Color, Double)])
  func luminance(color: Color, expected: Double) {
    #expect(abs(Contrast.luminance(of: color) - expected) < 1e-6)
  }

  @Test("A translucent color is judged as it appears over the color behind it.")
  func alpha() {
    let half = Color(white: 0, alpha: 0.5)
    // Half transparent black over white is gray, on either side of the ratio.
    #expect(Contrast.ratio(of: half, on: .white) == Contrast.ratio(of: .gray, on: .white))
    #expect(
      Contrast.ratio(of: .white, on: half, over: .white) == Contrast.ratio(of: .white, on: .gray))
    #expect(Contrast.ratio(of: .white, on: half, over: .black) == 21)
    #expect(Contrast.ratio(of: .clear, on: .brown) == 1)
    #expect(Contrast.ratio(of: .white, on: .clear, over: .black) == 21)
    // A translucent base is drawn over white.
    #expect(Contrast.ratio(of: .black, on: .clear, over: .clear) == 21)
  }
}
