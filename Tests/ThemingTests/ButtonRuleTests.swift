import ControlModel
import Testing
import Theming

@Suite("The buttons' rules")
struct ButtonRuleTests {
  private static let theme = Theme.classic
  private static let cascade = Cascade(sheet: theme.styleSheet)

  @Test(
    "Each mask of a control's state is a set of GTK's pseudo-classes",
    arguments: [
      ([], ".b"), (.highlighted, ".b:active"), (.disabled, ".b:disabled"),
      (.selected, ".b:checked"), ([.highlighted, .disabled], ".b:active:disabled"),
      ([.highlighted, .selected], ".b:active:checked"),
      ([.disabled, .selected], ".b:disabled:checked"),
      ([.highlighted, .disabled, .selected], ".b:active:disabled:checked"),
    ] as [(ControlState, String)])
  func pseudoClasses(state: ControlState, text: String) {
    #expect(StyleSelector("b", state.pseudoClasses).text == text)
  }

  @Test("All eight masks of every button are written out", arguments: ButtonRole.allCases)
  func allMasks(role: ButtonRole) {
    let selectors = Self.theme.styleSheet.rules.filter { $0.layer == .state }
      .flatMap { $0.selectors.map(\.text) }
    for state in ControlState.allMasks {
      let text = StyleSelector(role.styleClass, state.pseudoClasses).text
      #expect(selectors.filter { $0 == text }.count == 1, "\(text)")
    }
  }

  @Test(
    "A button shows the value of its exact state, else the normal one, hovered or not",
    arguments: ButtonRole.allCases)
  func exactMaskThenNormal(role: ButtonRole) {
    let appearance = Self.theme.appearance(of: role)
    let style = Self.theme.buttons[role]
    for state in ControlState.allMasks {
      let surface = style.surfaces[state] ?? style.surfaces[.normal] ?? .bare
      for states in [state.pseudoClasses, state.pseudoClasses.union([.hover])] {
        let values = Self.cascade.values(of: role.styleClass, in: states)
        #expect(values["color"] == CssText.color(appearance.titleColor(for: state).value))
        let isHovered =
          states.contains(.hover) && state.isDisjoint(with: [.highlighted, .disabled])
        let shown =
          isHovered
          ? style.hoveredSurfaces[state] ?? style.hoveredSurfaces[.normal] ?? surface : surface
        #expect(values["background-color"] == CssText.color(Self.theme.colors[shown.bottom]))
        #expect(values["border-color"] == CssText.color(Self.theme.colors[shown.border]))
      }
    }
  }

  @Test("Highlighted and selected together fall back to normal, not to either")
  func uikitFallback() {
    let values = Self.cascade.values(
      of: ButtonRole.pretty.styleClass, in: [.active, .checked])
    #expect(values["color"] == "#355186")
    let highlighted = Self.cascade.values(of: ButtonRole.pretty.styleClass, in: [.active])
    #expect(highlighted["color"] == "#ffffff")
  }

  @Test(
    "Hovered, pressed and disabled look different from normal wherever CSS draws",
    arguments: [
      ButtonRole.standard, .roundedRect, .contactAdd, .custom,
    ])
  func statesAreTold(role: ButtonRole) {
    let shown = [[], .hover, .active, .disabled].map { (states: PseudoClasses) in
      Self.cascade.values(of: role.styleClass, in: states)
    }
    #expect(Set(shown).count == shown.count)
  }

  @Test("A button sets its colour, its background and its image in every state together")
  func colorAndBackgroundTogether() {
    for rule in Self.theme.styleSheet.rules where rule.layer == .state {
      let properties = rule.declarations.map(\.property)
      #expect(
        properties == [
          "color", "text-shadow", "background-color", "background-image", "border-color",
          "box-shadow",
        ])
    }
  }

  @Test(
    "No button's title has a shadow, since no state table gives one", arguments: ButtonRole.allCases
  )
  func titleShadow(role: ButtonRole) {
    for state in ControlState.allMasks {
      let values = Self.cascade.values(of: role.styleClass, in: state.pseudoClasses)
      #expect(values["text-shadow"] == "none")
    }
  }

  @Test("A border takes its room from the least size, not from the outside")
  func minimumSize() {
    let values = Self.cascade.values(of: ButtonRole.contactAdd.styleClass, in: [])
    #expect(values["min-width"] == "42px")
    #expect(values["min-height"] == "38px")
    #expect(values["border-width"] == "1px")
  }

  @Test("A least size that insets and border fill leaves nothing to the content, and not less")
  func minimumSizeWithinTheFrame() {
    var theme = Theme.classic
    theme.buttons[.roundedRect].minimumSize = Size(width: 25, height: 1)
    let values = Cascade(sheet: theme.styleSheet).values(
      of: ButtonRole.roundedRect.styleClass, in: [])
    #expect(values["padding"] == "0 12px 0 12px")
    #expect(values["min-width"] == "0")
    #expect(values["min-height"] == "0")
  }

  @Test("A focus ring far inside of sharp corners has sharp corners too")
  func sharpFocusRing() {
    var theme = Theme.classic
    theme.buttons[.custom].cornerRadius = 1
    theme.buttons[.custom].focusRingOffset = -6
    let values = Cascade(sheet: theme.styleSheet).values(of: ButtonRole.custom.styleClass, in: [])
    #expect(values["outline-offset"] == "-6px")
    #expect(values["-gtk-outline-radius"] == "0")
  }

  @Test("Light from above throws its shadow under a raised button, into a sunken one")
  func relief() {
    let shadows = [[], .hover, .active, .disabled].map { (states: PseudoClasses) in
      Self.cascade.values(of: ButtonRole.standard.styleClass, in: states)["box-shadow"]
    }
    #expect(
      shadows == [
        "0 1px 2px rgba(0,0,0,0.3)", "0 0 6px rgba(255,255,255,0.5)",
        "inset 0 1px 3px rgba(0,0,0,0.35)", "none",
      ])
  }

  @Test("The focus ring of a symbol goes round its picture of 22 points in the middle of 44")
  func symbolFocusRing() {
    for role in [ButtonRole.detailDisclosure, .infoLight, .infoDark] {
      let values = Self.cascade.values(of: role.styleClass, in: [])
      #expect(values["min-width"] == "22px")
      #expect(values["outline-offset"] == "-9px")
      #expect(values["-gtk-outline-radius"] == "15px")
    }
  }
}
