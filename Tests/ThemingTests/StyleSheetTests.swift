import Testing
import Theming

@Suite("A style sheet")
struct StyleSheetTests {
  private static let red = [StyleDeclaration.borderWidth(1)]
  private static let blue = [StyleDeclaration.borderWidth(2)]

  private static func rule(
    _ layer: StyleRule.Layer, _ name: StyleClass, _ declarations: [StyleDeclaration]
  ) -> StyleRule {
    StyleRule(layer, [StyleSelector(name)], declarations)
  }

  @Test("Rules with equal declarations are combined into the first of them.")
  func folding() {
    let sheet = StyleSheet([
      Self.rule(.base, "a", Self.red), Self.rule(.base, "b", Self.blue),
      Self.rule(.base, "c", Self.red), Self.rule(.base, "a", Self.red),
    ])
    #expect(sheet.rules.map { $0.selectors.map(\.text) } == [[".a", ".c"], [".b"]])
    #expect(sheet.rules.map(\.declarations) == [Self.red, Self.blue])
  }

  @Test("Rules of different layers are never combined, because the order decides.")
  func layers() {
    let sheet = StyleSheet([
      Self.rule(.state, "a", Self.red), Self.rule(.hover, "b", Self.red),
      Self.rule(.base, "c", Self.red), Self.rule(.state, "d", Self.red),
    ])
    #expect(sheet.rules.map(\.layer) == [.base, .hover, .state])
    #expect(sheet.rules.map { $0.selectors.map(\.text) } == [[".c"], [".b"], [".a", ".d"]])
  }

  @Test("A rule without a selector or a declaration is omitted.")
  func emptyRules() {
    #expect(StyleSheet([StyleRule(.base, [], Self.red), Self.rule(.base, "a", [])]).rules == [])
    #expect(StyleSheet([]).text.isEmpty)
  }

  @Test("The text has each selector and declaration on a line, and empty lines between rules.")
  func text() {
    let sheet = StyleSheet([
      StyleRule(
        .base, [StyleSelector("a"), StyleSelector("b", [.hover])], Self.red + [.noTransition]),
      Self.rule(.state, "c", Self.blue),
    ])
    let expected = """
      .a,
      .b:hover {
        border-width: 1px;
        transition: none;
      }

      .c {
        border-width: 2px;
      }

      """
    #expect(sheet.text == expected)
  }
}
