import ControlModel
import Testing
import Theming

@Suite("The rules of a round button")
struct RoundButtonRuleTests {
  private static let style = RoundButtonStyle(
    radius: 50, borderWidth: 3, border: .brown, background: .gray, title: .white)

  @Test("The sheet says the button's own figures under its class")
  func figures() {
    let text = StyleSheet(Theme.classic.rules(for: Self.style, under: "own")).text
    for line in [
      ".own {", "color: #ffffff;", "background-color: #808080;", "border-color: #996633;",
      "border-width: 3px;", "border-radius: 50px;", "-gtk-outline-radius: 54px;",
      "transition: none;", "font-size: 15px;",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("Only the disc is left to the view while the colours move")
  func moved() {
    let rules = Theme.classic.rules(for: Self.style, under: "own")
    let moved = rules.filter { $0.selectors.map(\.text) == [".own.moved-colors"] }
    #expect(moved.map(\.declarations) == [[.backgroundColor(.clear)]])
  }

  @Test("What the pointer lights up comes from the theme, and leaves the title's ground alone")
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
    "A title is kept inside the border along its whole upper edge",
    arguments: [(24.0, 2.0), (30, 3), (50, 1), (60, 0), (400, 12)])
  func inset(radius: Double, borderWidth: Double) throws {
    let inset = try #require(Self.style(radius: radius, borderWidth: borderWidth).titleInset)
    let end = radius - borderWidth - inset
    let corner = (end * end + 9 * 9).squareRoot()
    #expect(corner < radius - borderWidth)
    #expect(end > radius - borderWidth - 12)
  }

  @Test(
    "A circle without room for three dots has no place for a title",
    arguments: [(0.5, 0.0), (9, 0), (19, 0), (50, 32), (50, 50)])
  func noRoom(radius: Double, borderWidth: Double) {
    #expect(Self.style(radius: radius, borderWidth: borderWidth).titleInset == nil)
  }

  private static func style(radius: Double, borderWidth: Double) -> RoundButtonStyle {
    RoundButtonStyle(
      radius: radius, borderWidth: borderWidth, border: .brown, background: .gray, title: .white)
  }
}
