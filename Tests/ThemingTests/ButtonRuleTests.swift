import ControlModel
import Testing
import Theming

@Suite("The style rules for a button")
struct ButtonRuleTests {
  private static let theme = Theme.classic
  private static let cascade = Cascade(sheet: theme.styleSheet)
  private static let clear = "rgba(0,0,0,0)"

  @Test(
    "Each control state maps to a set of GTK pseudo-classes.",
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

  @Test(
    "Each of the eight states of a button has exactly one rule.", arguments: ButtonRole.allCases)
  func allMasks(role: ButtonRole) {
    let selectors = Self.theme.styleSheet.rules.filter { $0.layer == .state }
      .flatMap { $0.selectors.map(\.text) }
    for state in ControlState.allMasks {
      let text = StyleSelector(role.styleClass, state.pseudoClasses).text
      #expect(selectors.filter { $0 == text }.count == 1, "\(text)")
    }
  }

  @Test(
    "A button has the title color, background, and border of its state, or else those of normal.",
    arguments: [
      (
        .standard, "#355186", "#e2e8f0", "#8fa0ba",
        [[], .checked, [.active, .disabled], [.active, .disabled, .checked]]
      ),
      (.standard, "#355186", "#cdd8e9", "#355186", [.active, [.active, .checked]]),
      (.standard, "#3b4752", "#909ba0", "#7b878d", [.disabled, [.disabled, .checked]]),
      (
        .custom, "#ffffff", "#b0502b", "#f6dcbc",
        [[], [.active, .disabled], [.active, .disabled, .checked]]
      ),
      (.custom, "#ffffff", "#7c351a", "#ddb88f", [.active]),
      (.custom, "#bdb2ab", "#52463f", "#a3958b", [.disabled]),
      (.custom, "#7c351a", "#f6dcbc", "#b0502b", [.checked]),
      (.custom, "#7c351a", "#ddb88f", "#7c351a", [[.active, .checked]]),
      (.custom, "#52463f", "#a3958b", "#52463f", [[.disabled, .checked]]),
      (
        .sixStates, "#1d3159", clear, clear,
        [[], [.active, .disabled], [.active, .disabled, .checked]]
      ),
      (.sixStates, "#ffffff", clear, clear, [.active]),
      (.sixStates, "#5c676e", clear, clear, [.disabled]),
      (.sixStates, "#355186", clear, clear, [.checked]),
      (.sixStates, "#e6eefc", clear, clear, [[.active, .checked]]),
      (.sixStates, "#505b62", clear, clear, [[.disabled, .checked]]),
    ] as [(ButtonRole, String, String, String, [PseudoClasses])])
  func exactStateOrNormal(
    role: ButtonRole, title: String, background: String, border: String, states: [PseudoClasses]
  ) {
    for states in states {
      let values = Self.cascade.values(of: role.styleClass, in: states)
      #expect(values["color"] == title, "\(states)")
      #expect(values["background-color"] == background, "\(states)")
      #expect(values["border-color"] == border, "\(states)")
    }
  }

  @Test(
    "Hovering changes the background of a button unless it is pressed or disabled.",
    arguments: [
      (.standard, .hover, "#f4f6fa"), (.standard, [.hover, .checked], "#f4f6fa"),
      (.custom, .hover, "#bc5830"), (.custom, [.hover, .checked], "#ffeed8"),
      (.sixStates, .hover, "rgba(255,255,255,0.18)"),
      (.sixStates, [.hover, .checked], "rgba(255,255,255,0.18)"),
      (.standard, [.hover, .active], "#cdd8e9"), (.standard, [.hover, .disabled], "#909ba0"),
      (.custom, [.hover, .active, .checked], "#ddb88f"),
      (.custom, [.hover, .disabled, .checked], "#a3958b"),
      (.custom, [.hover, .active, .disabled], "#b0502b"), (.sixStates, [.hover, .active], clear),
    ] as [(ButtonRole, PseudoClasses, String)])
  func hovering(role: ButtonRole, states: PseudoClasses, background: String) {
    let hovered = Self.cascade.values(of: role.styleClass, in: states)
    #expect(hovered["background-color"] == background)
    let resting = Self.cascade.values(of: role.styleClass, in: states.subtracting(.hover))
    #expect(hovered["color"] == resting["color"])
    #expect(hovered["border-color"] == resting["border-color"])
  }

  @Test("A highlighted and selected button without its own values looks normal.")
  func combinedStates() {
    let values = Self.cascade.values(
      of: ButtonRole.pretty.styleClass, in: [.active, .checked])
    #expect(values["color"] == "#355186")
    let highlighted = Self.cascade.values(of: ButtonRole.pretty.styleClass, in: [.active])
    #expect(highlighted["color"] == "#ffffff")
  }

  @Test("The rule for a state sets the color, shadow, background, and border together.")
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
    "The title of a button has no shadow in any state.", arguments: ButtonRole.allCases
  )
  func titleShadow(role: ButtonRole) {
    for state in ControlState.allMasks {
      let values = Self.cascade.values(of: role.styleClass, in: state.pseudoClasses)
      #expect(values["text-shadow"] == "none")
    }
  }

  @Test("The border of a button is inside its minimum size.")
  func minimumSize() {
    let values = Self.cascade.values(of: ButtonRole.contactAdd.styleClass, in: [])
    #expect(values["min-width"] == "42px")
    #expect(values["min-height"] == "38px")
    #expect(values["border-width"] == "1px")
  }

  @Test("A button smaller than its insets and border has a content size of 0.")
  func minimumSizeWithinTheFrame() {
    var theme = Theme.classic
    theme.buttons[.roundedRect].minimumSize = Size(width: 25, height: 1)
    let values = Cascade(sheet: theme.styleSheet).values(
      of: ButtonRole.roundedRect.styleClass, in: [])
    #expect(values["padding"] == "0 12px 0 12px")
    #expect(values["min-width"] == "0")
    #expect(values["min-height"] == "0")
  }

  @Test("A focus ring far inside a button has sharp corners.")
  func sharpFocusRing() {
    var theme = Theme.classic
    theme.buttons[.custom].cornerRadius = 1
    theme.buttons[.custom].focusRingOffset = -6
    let values = Cascade(sheet: theme.styleSheet).values(of: ButtonRole.custom.styleClass, in: [])
    #expect(values["outline-offset"] == "-6px")
    #expect(values["-gtk-outline-radius"] == "0")
  }

  @Test("The shadow is below a raised button and inside a pressed one.")
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

  @Test("The focus ring of a symbol surrounds its picture of 22 points.")
  func symbolFocusRing() {
    for role in [ButtonRole.detailDisclosure, .infoLight, .infoDark] {
      let values = Self.cascade.values(of: role.styleClass, in: [])
      #expect(values["min-width"] == "22px")
      #expect(values["outline-offset"] == "-9px")
      #expect(values["-gtk-outline-radius"] == "15px")
    }
  }
}
