import ControlModel
import Testing
import Theming

@Suite("The style rules for a round button")
struct RoundButtonRuleTests {
  private static let style = RoundButtonStyle(
    radius: 50, borderWidth: 3, border: .brown, background: .gray, title: .white)

  @Test("The style sheet contains the values of the button, under its class.")
  func values() {
    let text = StyleSheet(Theme.classic.rules(for: Self.style, under: "own")).text
    for line in [
      ".own {", "color: #ffffff;", "background-color: #808080;", "border-color: #996633;",
      "border-width: 3px;", "border-radius: 50px;", "-gtk-outline-radius: 54px;",
      "transition: none;", "font-size: 15px;",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("The rules leave only the disc to the view while its colors are animated.")
  func drawnByView() {
    let rules = Theme.classic.rules(for: Self.style, under: "own")
    let drawnByView = rules.filter { $0.selectors.map(\.text) == [".own.view-drawn-colors"] }
    #expect(drawnByView.map(\.declarations) == [[.backgroundColor(.clear)]])
  }

  @Test("The theme defines the glow of a hovered button, which does not cover the background.")
  func hover() {
    var texts: Set<String> = []
    for name in ThemeName.allCases {
      let rules = name.theme.rules(for: Self.style, under: "own").filter { $0.layer == .hover }
      #expect(rules.flatMap(\.declarations).map(\.property) == ["box-shadow"])
      texts.formUnion(rules.map(\.text))
    }
    #expect(texts.count == ThemeName.allCases.count)
  }

  @Test(
    "The whole upper edge of a title is inside the border.",
    arguments: [(24.0, 2.0), (30, 3), (50, 1), (60, 0), (400, 12)])
  func inset(radius: Double, borderWidth: Double) throws {
    let inset = try #require(Self.style(radius: radius, borderWidth: borderWidth).titleInset)
    let end = radius - borderWidth - inset
    let corner = (end * end + 9 * 9).squareRoot()
    #expect(corner < radius - borderWidth)
    #expect(end > radius - borderWidth - 12)
  }

  @Test(
    "A circle without room for three dots has no room for a title.",
    arguments: [(0.5, 0.0), (9, 0), (19, 0), (50, 32), (50, 50)])
  func noRoom(radius: Double, borderWidth: Double) {
    #expect(Self.style(radius: radius, borderWidth: borderWidth).titleInset == nil)
  }

  private static func style(radius: Double, borderWidth: Double) -> RoundButtonStyle {
    RoundButtonStyle(
      radius: radius, borderWidth: borderWidth, border: .brown, background: .gray, title: .white)
  }
}
