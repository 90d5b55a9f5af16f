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

  /// The write-ups' figures are kept; the Interface Elements page marks the labels among these.
  @Test("The texts upon a colour that the write-ups leave under 4.5 to 1 are these, and no others")
  func textsBelow() {
    let expected = [
      "label detail on the stage 1.54", "label mysteryGrid on the stage 2.35",
      "label handMade on the stage 2.35", "round: title on its face 3.98",
      "round, tapped: title on its face 3.98",
    ]
    #expect(below(Contrast.leastForText, [.text]) == expected)
    #expect(below(Contrast.leastForGraphics, [.disabledText]) == [])
  }

  /// The first have a face that is told from the stage without its border, the others are the
  /// write-ups' own figures.
  @Test("The lines under 3 to 1 are these, and no others")
  func linesBelow() {
    let gradients = [
      "standard, normal", "standard, selected", "roundedRect, normal", "contactAdd, normal",
    ]
    .flatMap { look in
      [
        "\(look): border on its upper end 2.66", "\(look): border on its lower end 2.15",
        "\(look), hovered: border on its upper end 2.66",
        "\(look), hovered: border on its lower end 2.46",
      ]
    }
    let own = [
      "mysteryCovered, normal: border on the stage 2.35",
      "mysteryCovered, normal, hovered: border on the stage 2.35",
      "mysteryCovered, normal, hovered: border on its face 1.35",
      "mysteryCovered, highlighted: border on the stage 2.35", "round: border on the stage 2.89",
    ]
    #expect(below(Contrast.leastForGraphics, [.graphics]) == gradients + own)
  }

  /// The pairs upon colours whose ratio is too small, by name and ratio to two decimals.
  private func below(_ least: Double, _ kinds: Set<ContrastPair.Kind>) -> [String] {
    theme.contrastPairs.compactMap { pair in
      guard kinds.contains(pair.kind), let ratio = pair.ratio, ratio < least else { return nil }
      return "\(pair.name) \(CssText.number((ratio * 100).rounded() / 100))"
    }
  }
}
