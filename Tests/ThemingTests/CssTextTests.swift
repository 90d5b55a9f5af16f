import ControlModel
import Testing
import Theming

@Suite("A value as CSS text")
struct CssTextTests {
  @Test(
    "A number has no exponent, no negative zero, and no unnecessary digit.",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.000_000_1, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"),
      (-0.25, "-0.25"), (12.5, "12.5"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"),
      (0.000_001, "0.000001"), (1e-7, "0"), (0.999_999_9, "1"), (100, "100"), (1e6, "1000000"),
      (0.1 + 0.2, "0.3"), (1.05, "1.05"), (1e300, "1000000000"), (-1e300, "-1000000000"),
      (.infinity, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
    ] as [(Double, String)])
  func number(value: Double, text: String) {
    #expect(CssText.number(value) == text)
  }

  @Test("A length has a unit unless it is 0.", arguments: [(0.0, "0"), (2, "2px"), (-9, "-9px")])
  func length(value: Double, text: String) {
    #expect(CssText.length(value) == text)
  }

  @Test(
    "An opaque color is written in hexadecimal, a translucent one as rgba.",
    arguments: [
      (Color(bytes: 0x2d, 0x3c, 0x3f), "#2d3c3f"), (.black, "#000000"), (.white, "#ffffff"),
      (.darkGray, "#555555"), (.gray, "#808080"), (.lightGray, "#aaaaaa"), (.brown, "#996633"),
      (.clear, "rgba(0,0,0,0)"), (Color(white: 1, alpha: 0.5), "rgba(255,255,255,0.5)"),
      (Color(red: 0.208, green: 0.318, blue: 0.525, alpha: 0.3), "rgba(53,81,134,0.3)"),
      (Color(red: 2, green: -1, blue: 0, alpha: 5), "#ff0000"),
    ] as [(Color, String)])
  func color(color: Color, text: String) {
    #expect(CssText.color(color) == text)
  }

  @Test(
    "No character of a string can end it.",
    arguments: [
      ("Nimbus Sans", #""Nimbus Sans""#), ("", #""""#), ("St. John_2-3", #""St. John_2-3""#),
      (#"a"b"#, #""a\22 b""#), (#"a\"#, #""a\5c ""#), (#"\22"#, #""\5c 22""#),
      ("a\nb", #""a\a b""#), ("a\r\nb", #""a\d \a b""#), ("\u{c}", #""\c ""#),
      ("a\0b", #""a\fffd b""#), ("\u{7f}\u{85}", #""\7f \85 ""#),
      ("\u{2028}", #""\2028 ""#), ("*/", #""\2a \2f ""#), ("/*", #""\2f \2a ""#),
      ("x;} * { color: red", #""x\3b \7d  \2a  \7b  color\3a  red""#), ("a'b", #""a\27 b""#),
      ("Größe", #""Gr\f6 \df e""#), ("😀", #""\1f600 ""#), ("@import", #""\40 import""#),
    ])
  func string(value: String, text: String) {
    #expect(CssText.string(value) == text)
  }

  @Test(
    "Font families are a list of quoted strings that is never empty.",
    arguments: [
      (["Helvetica"], #""Helvetica""#),
      (["Marker Felt", "cursive"], #""Marker Felt", "cursive""#),
      (["A\", \"B"], #""A\22 \2c  \22 B""#),
      ([], #""sans-serif""#),
    ])
  func fontFamilies(families: [String], text: String) {
    #expect(CssText.fontFamilies(families) == text)
  }

  @Test(
    "A name that is not an identifier is escaped.",
    arguments: [
      ("button-standard", "button-standard"), ("_a9", "_a9"), ("9a", #"\39 a"#),
      ("-a", #"\2d a"#), ("a b", #"a\20 b"#), ("a{}", #"a\7b \7d "#), ("é", #"\e9 "#),
      ("a:hover", #"a\3a hover"#), ("", "_"),
    ])
  func identifier(name: String, text: String) {
    #expect(CssText.identifier(name) == text)
  }

  @Test("A text shadow has an offset and a color.")
  func shadow() {
    let shadow = Shadow(color: .darkGray, offset: Point(x: 0, y: 1))
    #expect(CssText.shadow(shadow) == "0 1px #555555")
  }
}
