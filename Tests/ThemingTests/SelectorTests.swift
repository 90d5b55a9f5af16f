import Testing
import Theming

@Suite("A style selector")
struct SelectorTests {
  private static let button: StyleClass = "b"
  private static let title = CompoundSelector(node: .label)

  @Test(
    "A selector is written in GTK's syntax.",
    arguments: [
      (StyleSelector(button), ".b"),
      (StyleSelector(button, [.hover]), ".b:hover"),
      (StyleSelector(button, [.checked, .disabled, .active]), ".b:active:disabled:checked"),
      (StyleSelector(CompoundSelector()), "*"),
      (StyleSelector(title), "label"),
      (
        StyleSelector(
          CompoundSelector(node: .label, classes: ["x", "y"], pseudoClasses: [.disabled])),
        "label.x.y:disabled"
      ),
      (StyleSelector(button).containing(title), ".b label"),
      (StyleSelector(button).containing(title, as: .child), ".b > label"),
      (
        StyleSelector("s").containing(CompoundSelector(classes: ["t"]), as: .child)
          .containing(title),
        ".s > .t label"
      ),
      (StyleSelector("a { }"), #".a\20 \7b \20 \7d "#),
    ])
  func text(selector: StyleSelector, text: String) {
    #expect(selector.text == text)
  }

  @Test("The order of the states does not matter.")
  func stateOrder() {
    let there = StyleSelector("b", [.active, .checked, .hover])
    let back = StyleSelector("b", [.hover, .checked, .active])
    #expect(there == back)
    #expect(there.text == ".b:hover:active:checked")
  }
}
