import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The contrast in the classic theme")
struct ClassicContrastTests {
  private let theme = Theme.classic

  @Test(
    "Titles are readable in states that no page shows, on both ends of a gradient.",
    arguments: [ButtonRole.standard, .roundedRect, .custom])
  func titles(role: ButtonRole) {
    let look = theme.look(of: role)
    let style = theme.buttons[role]
    let masks = ControlState.allMasks.filter { state in
      !isListed(role, in: state) { $0 == .title }
    }
    #expect(!masks.isEmpty)
    for state in masks {
      let surfaces = [style.surfaces, style.hoveredSurfaces].compactMap { $0.resolve(state)?.value }
      let shown = state.isDisjoint(with: [.highlighted, .disabled]) ? surfaces : [surfaces[0]]
      for end in shown.flatMap({ [$0.top, $0.bottom] }) {
        let ratio = Contrast.ratio(
          of: look[state].titleColor.value, on: theme.colors[end],
          over: theme.colors[.background])
        let minimum =
          state.contains(.disabled) ? Contrast.minimumForGraphics : Contrast.minimumForText
        #expect(ratio >= minimum, "\(state) on \(end): \(ratio)")
      }
    }
  }

  @Test("A button that CSS draws contrasts with the stage in states that no page shows.")
  func surfaces() {
    for role in [ButtonRole.custom, .contactAdd] {
      for state: ControlState in [.selected, [.highlighted, .selected]] {
        #expect(!isListed(role, in: state) { _ in true })
        let surface = theme.buttons[role].surfaces.resolve(state, default: .bare).value
        let ratio =
          [surface.top, surface.border]
          .map { Contrast.ratio(of: theme.colors[$0], on: theme.colors[.background]) }.max() ?? 0
        #expect(ratio >= Contrast.minimumForGraphics, "\(role) \(state): \(ratio)")
      }
    }
  }

  // The write-ups require these colors. The Interface Elements page lists these texts.
  @Test("The texts with a contrast below 4.5:1 are exactly these.")
  func textsBelow() {
    #expect(
      theme.textShortfalls(on: .gallery).map { "\($0.name) \(Contrast.text(of: $0.ratio))" } == [
        "Detail label on the stage 1.53:1", "Label set up by hand on the stage 2.35:1",
        "Title of the round button on its face 3.97:1",
        "Title of the round button on its face after a tap 3.97:1",
        "Title of the pretty button on its picture while disabled 2.60:1",
        "Title of the pretty button on its picture while highlighted and selected 2.09:1",
        "Title of the pretty button on its picture while disabled and selected 2.60:1",
      ])
  }

  @Test("Each text on a color with a contrast that is too low is in the list of these texts.")
  func textsAreComplete() {
    let below = theme.contrastPairs(on: .gallery).filter {
      $0.kind != .graphics && ($0.ratio ?? .infinity) < $0.kind.minimumRatio
    }
    #expect(
      below.map(\.identifier) + theme.pictureShortfalls.map(\.identifier)
        == theme.textShortfalls(on: .gallery).map(\.identifier))
  }

  @Test(
    "The other themes have no text with a contrast that is too low.",
    arguments: [ThemeName.light, .dark, .highContrast])
  func noTextBelow(name: ThemeName) {
    #expect(name.theme.textShortfalls(on: .gallery) == [])
  }

  // The faces of the buttons contrast with the stage without a border. The write-ups require the
  // border of the round button.
  @Test("The lines with a contrast below 3:1 are exactly these.")
  func linesBelow() {
    let looks: [(role: ButtonRole, state: ControlState)] = [
      (.standard, .normal), (.standard, .selected), (.roundedRect, .normal), (.contactAdd, .normal),
    ]
    let gradients = looks.flatMap { role, state in
      [
        border(.role(role, in: state), .onOwnUpperEnd, "2.65:1"),
        border(.role(role, in: state), .onOwnLowerEnd, "2.15:1"),
        border(.role(role, in: state, isHovered: true), .onOwnUpperEnd, "2.65:1"),
        border(.role(role, in: state, isHovered: true), .onOwnLowerEnd, "2.45:1"),
      ]
    }
    let below = theme.contrastPairs(on: .gallery).compactMap { pair -> String? in
      guard pair.kind == .graphics, let ratio = pair.ratio, ratio < pair.kind.minimumRatio
      else { return nil }
      return "\(pair.name) \(Contrast.text(of: ratio))"
    }
    #expect(below == gradients + [border(.round(isTapped: false), .onStage, "2.88:1")])
  }

  private func border(
    _ button: ContrastButton, _ place: ContrastIdentifier.Place, _ ratio: String
  ) -> String {
    "\(ContrastIdentifier(.part(.border, of: button), place).name) \(ratio)"
  }

  /// Returns whether a pair has a part of the button in the given state, with or without the
  /// pointer over it.
  private func isListed(
    _ role: ButtonRole, in state: ControlState, where isPart: (ButtonPart) -> Bool
  ) -> Bool {
    theme.contrastPairs(on: .gallery).contains {
      guard case .part(let part, .role(role, state, _)) = $0.identifier.subject
      else { return false }
      return isPart(part)
    }
  }
}
