import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The contrast pairs of a theme")
struct ContrastPairTests {
  /// The readable themes, and the minimum ratio of their text.
  static let readable: [(ThemeName, Double)] = [
    (.light, Contrast.minimumForText), (.dark, Contrast.minimumForText),
    (.highContrast, Contrast.minimumForEnhancedText),
  ]

  @Test(
    "Each pair of two colors reaches the minimum ratio of its kind.",
    arguments: readable)
  func colors(name: ThemeName, minimumForText: Double) {
    for pair in name.theme.contrastPairs(on: .gallery) {
      guard let ratio = pair.ratio else { continue }
      let minimum =
        switch pair.kind {
        case .text: minimumForText
        case .disabledText, .graphics: Contrast.minimumForGraphics
        }
      #expect(ratio >= minimum, "\(name): \(pair.name) has \(ratio)")
    }
  }

  @Test(
    "A title that CSS draws is readable in all states, including those that no page shows.",
    arguments: readable)
  func allMasks(name: ThemeName, minimumForText: Double) {
    let theme = name.theme
    for role in [ButtonRole.standard, .roundedRect, .custom, .choice] {
      let look = theme.look(of: role)
      for state in ControlState.allMasks
      where !state.isSuperset(of: [.highlighted, .disabled]) {
        let surface = theme.buttons[role].surfaces.resolve(state, default: .bare).value
        let minimum = state.contains(.disabled) ? Contrast.minimumForGraphics : minimumForText
        for end in [surface.top, surface.bottom] {
          let ratio = Contrast.ratio(
            of: look[state].titleColor.value, on: theme.colors[end],
            over: theme.colors[.background])
          #expect(ratio >= minimum, "\(name), \(role), \(state): \(ratio)")
        }
      }
    }
  }

  @Test(
    "An invisible border is in no pair, and one in the color of the face is part of the face.")
  func invisibleBorders() {
    func roundEdges(border: Color) -> [ContrastIdentifier] {
      var theme = Theme.classic
      theme.colors[.roundBorder] = border
      return theme.contrastPairs(on: .gallery).filter { $0.kind == .graphics }.map(\.identifier)
        .filter {
          guard case .part(_, let button) = $0.subject else { return false }
          return button == .round(isTapped: false)
        }
    }
    func round(_ part: ButtonPart, _ place: ContrastIdentifier.Place) -> ContrastIdentifier {
      ContrastIdentifier(.part(part, of: .round(isTapped: false)), place)
    }
    #expect(roundEdges(border: .clear) == [])
    #expect(roundEdges(border: Theme.classic.colors[.roundBackground]).count == 1)
    #expect(
      roundEdges(border: .white) == [round(.border, .onStage), round(.border, .onOwnFace)])
    #expect(
      roundEdges(border: Theme.classic.colors[.background]) == [
        round(.face, .onStage), round(.border, .onOwnFace),
      ])
  }

  @Test("Each pair has a different identifier and name.", arguments: ThemeName.allCases)
  func names(name: ThemeName) {
    let pairs = name.theme.contrastPairs(on: .gallery)
    #expect(Set(pairs.map(\.identifier)).count == pairs.count)
    #expect(Set(pairs.map(\.name)).count == pairs.count)
  }

  @Test("No name of a pair contains an identifier of the program.", arguments: ThemeName.allCases)
  func plainWords(name: ThemeName) {
    for pair in name.theme.contrastPairs(on: .gallery) {
      #expect(pair.name.wholeMatch(of: /[A-Z][a-z]*(?:[ -][a-z]+)*/) != nil, "\(pair.name)")
    }
  }

  @Test("The names of all label roles, and those of all button roles, are different plain words.")
  func roleNames() {
    let labels = LabelRole.allCases.map(\.displayName)
    let buttons = ButtonRole.allCases.map(\.displayName)
    #expect(Set(labels).count == labels.count)
    #expect(Set(buttons).count == buttons.count)
    #expect(labels.allSatisfy { $0.wholeMatch(of: /[A-Z][a-z]*(?: [a-z]+)*/) != nil })
    #expect(buttons.allSatisfy { $0.wholeMatch(of: /[a-z]+(?: [a-z]+)*/) != nil })
  }

  @Test("Each label is listed, and each title in each state that a page shows.")
  func completeness() {
    let subjects = Theme.classic.contrastPairs(on: .gallery).map(\.identifier.subject)
    for role in LabelRole.allCases { #expect(subjects.contains(.label(role)), "\(role)") }
    let titled: [(ButtonRole, [Look])] = [
      (.standard, Self.sampleLooks), (.pretty, Self.sampleLooks), (.sixStates, Self.sampleLooks),
      (.custom, Self.plainLooks), (.roundedRect, Self.plainLooks), (.contact, Self.plainLooks),
    ]
    for (role, looks) in titled {
      let expected = looks.map { ContrastButton.role(role, in: $0.state, isHovered: $0.isHovered) }
      let buttons = subjects.compactMap { subject -> ContrastButton? in
        guard case .part(.title, let button) = subject, case .role(role, _, _) = button
        else { return nil }
        return button
      }
      #expect(Set(buttons) == Set(expected), "\(role)")
    }
  }

  private typealias Look = (state: ControlState, isHovered: Bool)

  private static let plainLooks: [Look] = [
    (.normal, false), (.normal, true), (.highlighted, false),
  ]
  private static let sampleLooks: [Look] =
    plainLooks + [
      (.disabled, false), (.selected, false), (.selected, true),
      ([.highlighted, .selected], false),
      ([.disabled, .selected], false),
    ]

  @Test("A pressed and selected pretty button is darkened in classic and overlaid elsewhere.")
  func normalPicture() throws {
    let state: ControlState = [.highlighted, .selected]
    let classic = try titleGround(of: .pretty, in: state, .classic)
    #expect(classic.image.name == "standard")
    #expect(classic.adjustment == .darkened(0.45))
    #expect(classic.overlay == .clear)
    let light = try titleGround(of: .pretty, in: state, .light)
    #expect(light.adjustment == .none)
    #expect(light.overlay == Theme.light.colors[.pressVeil])
  }

  @Test("The area of a title is in the middle of its picture, as wide as the title can be.")
  func textArea() throws {
    let pretty = try titleGround(of: .pretty, in: .normal, .classic)
    #expect(pretty.image.name == "standard")
    #expect(pretty.size == Size(width: 120, height: 40))
    #expect(pretty.textArea == Rectangle(x: 6, y: 11, width: 108, height: 18))
    let contact = try titleGround(of: .contact, in: .normal, .classic)
    #expect(contact.image.name == "tokenNormal")
    #expect(contact.size == Size(width: 120, height: 25))
    #expect(abs(contact.textArea.origin.y - 5.3) < 1e-9)
    #expect(contact.textArea.size.width == 96)
  }

  private func titleGround(
    of role: ButtonRole, in state: ControlState, _ theme: Theme
  ) throws -> PictureBackdrop {
    let title = ContrastSubject.part(.title, of: .role(role, in: state))
    let identifier = ContrastIdentifier(title, .onOwnPicture)
    let pair = try #require(
      theme.contrastPairs(on: .gallery).first { $0.identifier == identifier })
    #expect(pair.ratio == nil)
    guard case .picture(let picture) = pair.ground else { throw NoPicture(name: pair.name) }
    return picture
  }

  private struct NoPicture: Error {
    let name: String
  }
}
