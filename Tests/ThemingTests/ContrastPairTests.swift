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
    func roundEdges(border: Color) -> [String] {
      var theme = Theme.classic
      theme.colors[.roundBorder] = border
      return theme.contrastPairs(on: .gallery).filter {
        $0.kind == .graphics && $0.name.hasPrefix("round: ")
      }
      .map(\.name)
    }
    #expect(roundEdges(border: .clear) == [])
    #expect(roundEdges(border: Theme.classic.colors[.roundBackground]).count == 1)
    #expect(
      roundEdges(border: .white) == ["round: border on the stage", "round: border on its face"])
    #expect(
      roundEdges(border: Theme.classic.colors[.background]) == [
        "round: face on the stage", "round: border on its face",
      ])
  }

  @Test("Each pair has a different name.", arguments: ThemeName.allCases)
  func names(name: ThemeName) {
    let names = name.theme.contrastPairs(on: .gallery).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("Each label is listed, and each title in each state that a page shows.")
  func completeness() {
    let names = Theme.classic.contrastPairs(on: .gallery).map(\.name)
    for role in LabelRole.allCases { #expect(names.contains { $0.hasPrefix("label \(role) on ") }) }
    let titled: [(ButtonRole, [String])] = [
      (.standard, Self.sampleLooks), (.pretty, Self.sampleLooks), (.sixStates, Self.sampleLooks),
      (.custom, Self.plainLooks), (.roundedRect, Self.plainLooks), (.contact, Self.plainLooks),
    ]
    for (role, looks) in titled {
      let titles = names.filter { $0.hasPrefix("\(role), ") && $0.contains(": title") }
      #expect(Set(titles.compactMap { $0.split(separator: ":").first }).count == looks.count)
      for look in looks {
        #expect(titles.contains { $0.hasPrefix("\(role), \(look): title") }, "\(role), \(look)")
      }
    }
  }

  private static let plainLooks = ["normal", "normal, hovered", "highlighted"]
  private static let sampleLooks =
    plainLooks + [
      "disabled", "selected", "selected, hovered", "highlighted + selected", "disabled + selected",
    ]

  @Test("A pressed and selected pretty button is darkened in classic and overlaid elsewhere.")
  func normalPicture() throws {
    let name = "pretty, highlighted + selected: title on picture standard"
    let classic = try ground(of: name, in: .classic)
    #expect(classic.adjustment == .darkened(0.45))
    #expect(classic.overlay == .clear)
    let light = try ground(of: name, in: .light)
    #expect(light.adjustment == .none)
    #expect(light.overlay == Theme.light.colors[.pressVeil])
  }

  @Test("The area of a title is in the middle of its picture, as wide as the title can be.")
  func textArea() throws {
    let pretty = try ground(of: "pretty, normal: title on picture standard", in: .classic)
    #expect(pretty.size == Size(width: 120, height: 40))
    #expect(pretty.textArea == Rectangle(x: 6, y: 11, width: 108, height: 18))
    let contact = try ground(of: "contact, normal: title on picture tokenNormal", in: .classic)
    #expect(contact.size == Size(width: 120, height: 25))
    #expect(abs(contact.textArea.origin.y - 5.3) < 1e-9)
    #expect(contact.textArea.size.width == 96)
  }

  private func ground(of name: String, in theme: Theme) throws -> PictureBackdrop {
    let pair = try #require(theme.contrastPairs(on: .gallery).first { $0.name == name })
    #expect(pair.ratio == nil)
    guard case .picture(let picture) = pair.ground else { throw NoPicture(name: name) }
    return picture
  }

  private struct NoPicture: Error {
    let name: String
  }
}
