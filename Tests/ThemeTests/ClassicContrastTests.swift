import Controls
import Testing
import Theme

@Suite("Contrast in the classic theme")
struct ClassicContrastTests {
  private let theme = Theme.classic

  @Test(
    "Text on the stage can be read", arguments: [LabelRole.headline, .text, .caption])
  func labels(role: LabelRole) {
    let ratio = Contrast.ratio(
      of: theme.colors[theme.labels[role].color], on: theme.colors[.background])
    #expect(ratio >= Contrast.leastForText, "\(ratio)")
  }

  @Test("The focus ring stands out from the stage")
  func focusRing() {
    let ratio = Contrast.ratio(of: theme.colors[.focusRing], on: theme.colors[.background])
    #expect(ratio >= Contrast.leastForGraphics, "\(ratio)")
  }

  @Test(
    "Titles can be read at both ends of the gradient; those of disabled buttons are still told",
    arguments: [ButtonRole.standard, .roundedRect, .custom])
  func titles(role: ButtonRole) {
    let appearance = theme.appearance(of: role)
    let style = theme.buttons[role]
    for state in ControlState.allMasks {
      let surfaces = [style.surfaces, style.hoveredSurfaces].compactMap { $0.resolve(state)?.value }
      let shown = state.isDisjoint(with: [.highlighted, .disabled]) ? surfaces : [surfaces[0]]
      for end in shown.flatMap({ [$0.top, $0.bottom] }) {
        let ratio = Contrast.ratio(
          of: appearance.titleColor(for: state).value, on: theme.colors[end],
          over: theme.colors[.background])
        let least = state.contains(.disabled) ? Contrast.leastForGraphics : Contrast.leastForText
        #expect(ratio >= least, "\(state) on \(end): \(ratio)")
      }
    }
  }

  @Test("What CSS draws of a button stands out from the stage")
  func surfaces() {
    for role in [ButtonRole.standard, .custom, .contactAdd] {
      for state: ControlState in [.normal, .highlighted, .selected] {
        let surface = theme.buttons[role].surfaces.resolve(state, default: .bare).value
        let ratio =
          [surface.top, surface.border]
          .map { Contrast.ratio(of: theme.colors[$0], on: theme.colors[.background]) }.max() ?? 0
        #expect(ratio >= Contrast.leastForGraphics, "\(role) \(state): \(ratio)")
      }
    }
  }
}
