import ControlModel
import Testing

@Suite("A color")
struct ColorTests {
  @Test(
    "Each accepted hexadecimal text gives its color.",
    arguments: [
      ("#2d3c3f", "#2d3c3f"), ("2d3c3f", "#2d3c3f"), ("#2D3C3F", "#2d3c3f"),
      ("0x2d3c3f", "#2d3c3f"), ("0X2D3c3F", "#2d3c3f"),
      ("#17a", "#1177aa"), ("17a", "#1177aa"), ("#17a8", "#1177aa88"), ("17A8", "#1177aa88"),
      ("#17a8bc0d", "#17a8bc0d"), ("#123456ff", "#123456"), ("0x0000ff", "#0000ff"),
      ("000", "#000000"), ("0000", "#00000000"),
    ])
  func hexadecimal(text: String, hexText: String) throws {
    #expect(try Color(hex: text).hexText == hexText)
  }

  @Test("A text without alpha gives an opaque color with the bytes of the text.")
  func components() throws {
    let color = try Color(hex: "#2d3c3f")
    #expect(color.bytes == (45, 60, 63, 255))
    #expect(color.alpha == 1)
    #expect(try Color(hex: "x#2d3c3f".dropFirst()) == color)
  }

  @Test(
    "A text of a wrong length is rejected at its end or at its first extra digit.",
    arguments: [
      ("", 0, 1), ("#", 0, 2), ("0x", 0, 3), ("#12", 2, 4), ("12", 2, 3), ("#12345", 5, 7),
      ("#1234567", 7, 9), ("#123456789", 9, 10), ("123456789a", 10, 9), ("0x17a", 3, 6),
      ("0x12345678", 8, 9),
    ])
  func wrongLength(text: String, digits: Int, position: Int) {
    let allowed = text.hasPrefix("0x") ? [6] : [3, 4, 6, 8]
    #expect(
      throws: ColorError.wrongLength(
        text: text, digits: digits, allowed: allowed, position: position)
    ) { try Color(hex: text) }
  }

  @Test(
    "A character that is not a hexadecimal digit is rejected at its position.",
    arguments: [
      ("#gggggg", "g", 2), ("+f0000", "+", 1), ("-1", "-", 1), ("#ff0000 junk", " ", 8),
      (" #ff0000", " ", 1), ("##ff000", "#", 2), ("#0xff00", "x", 3), ("1x2345", "x", 2),
      ("#\u{FF11}\u{FF12}\u{FF13}", "\u{FF11}", 2), ("#ff000\u{665}", "\u{665}", 7),
      ("#fff\n", "\n", 5), ("#fff\r\n", "\r\n", 5), ("#ff\u{0}", "\u{0}", 4),
      ("#fe\u{301}f", "e\u{301}", 3), ("red", "r", 1),
    ] as [(String, Character, Int)])
  func notADigit(text: String, character: Character, position: Int) {
    #expect(
      throws: ColorError.notADigit(text: text, character: character, position: position)
    ) { try Color(hex: text) }
  }

  @Test(
    "An error names the text, the position, and the accepted forms.",
    arguments: [
      (
        ColorError.notADigit(text: "#gg0000", character: "g", position: 2),
        "'#gg0000' is not a color: 'g' at character 2 is not a hexadecimal digit;"
          + " write #rgb, #rgba, #rrggbb, or #rrggbbaa"
      ),
      (
        .wrongLength(text: "#12345", digits: 5, allowed: [3, 4, 6, 8], position: 7),
        "'#12345' is not a color: it has 5 hexadecimal digits; write 3, 4, 6, or 8 digits"
      ),
      (
        .wrongLength(text: "0x1", digits: 1, allowed: [6], position: 4),
        "'0x1' is not a color: it has 1 hexadecimal digit; write 6 digits"
      ),
      (
        .moreThan24Bits(0xff2d_3c3f),
        "0xff2d3c3f is not a color: it has more than 24 bits;"
          + " write a number from 0x000000 to 0xffffff"
      ),
    ])
  func errorText(error: ColorError, text: String) {
    #expect(error.text(in: .commandLine).withoutIsolates == text)
  }

  @Test("A color written as text and read back is the same, for each value of each channel.")
  func roundTrip() throws {
    for byte in UInt8.min...UInt8.max {
      let colors = [
        Color(bytes: byte, 34, 48), Color(bytes: 27, byte, 48), Color(bytes: 27, 34, byte),
        Color(bytes: 27, 34, 48, alpha: byte),
      ]
      for color in colors {
        #expect(try Color(hex: color.hexText) == color)
      }
      #expect(colors[0].bytes == (byte, 34, 48, 255))
      #expect(colors[3].bytes == (27, 34, 48, byte))
    }
    #expect(try Color(hex: "#1b2230") == Color(bytes: 27, 34, 48))
  }

  @Test(
    "A 24-bit number gives red, green, and blue, from its high byte to its low byte.",
    arguments: [
      (0x2d3c3f, "#2d3c3f"), (0x627376, "#627376"), (0xdddddd, "#dddddd"), (0, "#000000"),
      (0xff, "#0000ff"), (0xff_ffff, "#ffffff"),
    ] as [(UInt32, String)])
  func number(rgb: UInt32, hexText: String) throws {
    #expect(try Color(rgb: rgb).hexText == hexText)
  }

  @Test("A number of more than 24 bits is rejected.", arguments: [0x100_0000, UInt32.max])
  func tooLargeNumber(rgb: UInt32) {
    #expect(throws: ColorError.moreThan24Bits(rgb)) { try Color(rgb: rgb) }
  }

  @Test("Components are clamped to 0…1, and NaN becomes 0.")
  func clamping() {
    let clamped = Color(red: 2, green: -1, blue: .nan, alpha: 5)
    #expect([clamped.red, clamped.green, clamped.blue, clamped.alpha] == [1, 0, 0, 1])
    #expect(Color(white: .infinity, alpha: -.infinity) == Color.white.withAlpha(0))
    #expect(Color(white: 0, alpha: .nan) == .clear)
  }

  @Test(
    "The named colors have UIKit's values.",
    arguments: [
      (Color.black, "#000000"), (.darkGray, "#555555"), (.gray, "#808080"),
      (.lightGray, "#aaaaaa"), (.white, "#ffffff"), (.brown, "#996633"), (.clear, "#00000000"),
    ])
  func named(color: Color, hexText: String) {
    #expect(color.hexText == hexText)
  }

  @Test(
    "A color over another shows it through its transparent part.",
    arguments: [
      (Color.white, Color.black, Color.white),
      (.clear, .brown, .brown),
      (.clear, .clear, .clear),
      (Color(white: 1, alpha: 0.5), .black, .gray),
      (Color(white: 0, alpha: 0.25), .white, Color(white: 0.75)),
      (
        Color(white: 1, alpha: 0.5), Color(white: 0, alpha: 0.5),
        Color(white: 2.0 / 3, alpha: 0.75)
      ),
    ])
  func compositing(top: Color, bottom: Color, visible: Color) {
    let result = top.composited(over: bottom)
    #expect(isClose(result, visible), "\(result) is not \(visible)")
  }

  @Test(
    "An interpolated color is exact at both ends and a mix between them.",
    arguments: [
      (Color.gray, Color.white, 0, Color.gray), (.gray, .white, 1, .white),
      (.gray, .white, 0.5, Color(white: 0.75)), (.gray, .white, 2, .white),
      (.gray, .white, -1, .gray), (.clear, .white, 0.25, Color(white: 1, alpha: 0.25)),
      (.clear, .clear, 0.5, .clear),
    ])
  func interpolation(start: Color, end: Color, fraction: Double, between: Color) {
    let result = start.interpolated(to: end, at: fraction)
    #expect(isClose(result, between), "\(result) is not \(between)")
  }

  @Test(
    "An interpolation has exactly its end colors at its ends, even if they are transparent.",
    arguments: [
      (Color.gray, Color.brown), (.white.withAlpha(0), .brown.withAlpha(0)),
      (Color(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.3), .lightGray.withAlpha(0.9)),
    ])
  func exactEnds(start: Color, end: Color) {
    for fraction in [0, -1, -Double.infinity, .nan] {
      #expect(start.interpolated(to: end, at: fraction) == start)
    }
    for fraction in [1, 2, Double.infinity] {
      #expect(start.interpolated(to: end, at: fraction) == end)
    }
  }

  private func isClose(_ first: Color, _ second: Color) -> Bool {
    let differences = [
      first.red - second.red, first.green - second.green, first.blue - second.blue,
      first.alpha - second.alpha,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-12 }
  }
}
