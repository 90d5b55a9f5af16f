import ControlModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Loads every generated sheet into a real GtkCssProvider, which must parse all of it as intended.
final class StyleSheetProofTests: XCTestCase {
  func testGTKParsesEverySheetAsIntended() throws {
    try onMain {
      openGallery()
      for (name, theme) in themes { try assertGTKParses(theme.styleSheet.text, name) }
    }
  }

  func testGTKParsesEverySheetInALocaleWithADecimalComma() throws {
    try onMain {
      openGallery()
      let texts = themes.map(\.theme.styleSheet.text)
      try withCommaLocale {
        XCTAssertEqual(themes.map(\.theme.styleSheet.text), texts, "no locale affects the text")
        for (name, theme) in themes { try assertGTKParses(theme.styleSheet.text, name) }
      }
    }
  }

  func testTheComparisonFindsEveryKindOfDifference() throws {
    try onMain {
      openGallery()
      let sheet = Theme.classic.styleSheet.text
      let faults: [(name: String, old: String, new: String)] = [
        ("unknown property", "  min-height: 38px;", "  height: 38px;"),
        ("decimal comma", "rgba(0,0,0,0.3)", "rgba(0,0,0,0,3)"),
        ("hexadecimal alpha", "rgba(0,0,0,0)", "#00000000"),
        ("missing unit", "font-size: 15px", "font-size: 15pxx"),
        ("undefined word", "border-style: dashed", "border-style: dotty"),
        ("unclosed string", "\"sans-serif\";", "\"sans-serif;"),
        ("broken selector", ".button-pretty:hover", ".button-pretty:hovered()"),
      ]
      for (name, old, new) in faults {
        let broken = sheet.replacing(old, with: new, maxReplacements: 1)
        XCTAssertNotEqual(broken, sheet, name)
        let provider = StyleProvider()
        XCTAssertNotEqual(provider.load(broken), [], name)
        XCTAssertNotEqual(
          try ParsedSheet(provider.text).differences(from: ParsedSheet(sheet)), [], name)
      }
    }
  }

  func testTheComparisonDistinguishesSheetsThatGTKWouldAlsoAccept() throws {
    try onMain {
      openGallery()
      let sheet = Theme.classic.styleSheet.text
      let expected = try ParsedSheet(sheet)
      let changes: [(old: String, new: String)] = [
        ("#2d3c3f", "#2d3c40"), ("rgba(0,0,0,0.3)", "rgba(0,0,0,0.31)"),
        ("padding: 0 12px 0 12px", "padding: 0 12px 1px 12px"), ("to bottom", "to top"),
        ("inset 0 1px 3px", "0 1px 3px"), (":active", ":checked"), ("label {", "image {"),
        ("\"Nimbus Sans\"", "\"Nimbus  Sans\""), ("min-width: 0", "min-width: 1px"),
        ("font-weight: bold", "font-weight: normal"),
        ("@define-color placeholder", "@define-color placeholders"),
      ]
      for (old, new) in changes {
        let changed = sheet.replacing(old, with: new, maxReplacements: 1)
        XCTAssertNotEqual(changed, sheet, old)
        let provider = StyleProvider()
        XCTAssertEqual(provider.load(changed), [], "GTK accepts \(new)")
        XCTAssertNotEqual(
          try ParsedSheet(provider.text).differences(from: expected), [], "\(old) and \(new)")
        XCTAssertEqual(
          try ParsedSheet(provider.text).differences(from: ParsedSheet(changed)), [], new)
      }
    }
  }
}

@MainActor private func assertGTKParses(
  _ text: String, _ name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let provider = StyleProvider()
  XCTAssertEqual(provider.load(text), [], name, file: file, line: line)
  let meant = try ParsedSheet(text)
  let understood = try ParsedSheet(provider.text)
  XCTAssertGreaterThan(meant.facts.count, 1_000, name, file: file, line: line)
  XCTAssertEqual(
    understood.differences(from: meant), [], name, file: file, line: line)
}

/// The themes whose sheets are tested: Classic, and variants with values that could cause errors.
@MainActor private var themes: [(name: String, theme: Theme)] {
  [
    ("classic", Theme.classic), ("translucent colors", withTranslucentColors()),
    ("hostile families", withFamilies(families)), ("no family", withFamilies([])),
    ("odd lengths", withOddLengths()),
  ]
}

/// Alphas whose text is short, long, almost 0, and almost 1.
private let alphas = [0, 0.000_001, 0.1, 1.0 / 3, 0.5, 0.998, 0.999_999, 1]

/// Names that would end the string, the declaration, the rule, or the sheet without escapes.
private let families = [
  "\"; } * { color: red; } /*", "\\", "\\\"", "\n}", "\r\n\u{c}", "a*/b", "/*", "x\0y", "'", "",
  " ", "@import \"x\"", "\\22 ", "\u{2028}}", "Größe", "明朝", "😀", "\u{7f}\u{85}", ";", "{}",
]

private func withTranslucentColors() -> Theme {
  var theme = Theme.classic
  for (index, role) in ColorRole.allCases.enumerated() {
    let part = Double(index) / Double(ColorRole.allCases.count)
    theme.colors[role] = Color(
      red: part, green: 1 - part, blue: part * part, alpha: alphas[index % alphas.count])
  }
  return theme
}

private func withFamilies(_ families: [String]) -> Theme {
  var theme = Theme.classic
  for role in FontRole.allCases { theme.fonts[role].families = families }
  return theme
}

private func withOddLengths() -> Theme {
  var theme = Theme.classic
  for (index, role) in ButtonRole.allCases.enumerated() {
    let odd = Double(index) + 1.0 / 3
    theme.buttons[role].cornerRadius = odd
    theme.buttons[role].borderWidth = odd / 2
    theme.buttons[role].focusRingOffset = -odd
    theme.buttons[role].fontSize = 10 + odd
    theme.buttons[role].contentEdgeInsets = EdgeInsets(
      top: odd, left: 0, bottom: 1e-9, right: 2 * odd)
  }
  return theme
}
