import ControlModel
import Testing
import Theming

@Suite("What is seen together can be told apart")
struct ContrastPairTests {
  /// The themes that promise to be readable, and the ratio that they promise for text.
  static let readable: [(ThemeName, Double)] = [
    (.light, Contrast.minimumForText), (.dark, Contrast.minimumForText),
    (.highContrast, Contrast.minimumForEnhancedText),
  ]

  @Test(
    "Every text upon a colour can be read, a disabled one told, and every line seen",
    arguments: readable)
  func colors(name: ThemeName, minimumForText: Double) {
    for pair in name.theme.contrastPairs {
      guard let ratio = pair.ratio else { continue }
      let least =
        switch pair.kind {
        case .text: minimumForText
        case .disabledText, .graphics: Contrast.minimumForGraphics
        }
      #expect(ratio >= least, "\(name): \(pair.name) has \(ratio)")
    }
  }

  @Test(
    "Titles that CSS draws can be read in all eight masks, also those that no page reaches",
    arguments: readable)
  func allMasks(name: ThemeName, minimumForText: Double) {
    let theme = name.theme
    for role in [ButtonRole.standard, .roundedRect, .custom, .choice] {
      let appearance = theme.appearance(of: role)
      for state in ControlState.allMasks
      where !state.isSuperset(of: [.highlighted, .disabled]) {
        let surface = theme.buttons[role].surfaces.resolve(state, default: .bare).value
        let least = state.contains(.disabled) ? Contrast.minimumForGraphics : minimumForText
        for end in [surface.top, surface.bottom] {
          let ratio = Contrast.ratio(
            of: appearance.titleColor(for: state).value, on: theme.colors[end],
            over: theme.colors[.background])
          #expect(ratio >= least, "\(name), \(role), \(state): \(ratio)")
        }
      }
    }
  }

  @Test(
    "A border that cannot be seen parts nothing, and one in the color of the face is a part of it")
  func bordersWithoutPairs() {
    func roundEdges(border: Color) -> [String] {
      var theme = Theme.classic
      theme.colors[.roundBorder] = border
      return theme.contrastPairs.filter { $0.kind == .graphics && $0.name.hasPrefix("round: ") }
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

  @Test("Every pair has a name of its own", arguments: ThemeName.allCases)
  func names(name: ThemeName) {
    let names = name.theme.contrastPairs.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("Every label, and every title in every state that can be reached, is listed")
  func completeness() {
    let names = Theme.classic.contrastPairs.map(\.name)
    for role in LabelRole.allCases { #expect(names.contains { $0.hasPrefix("label \(role) on ") }) }
    let reached: [(ButtonRole, [String])] = [
      (.standard, Self.sampleLooks), (.pretty, Self.sampleLooks), (.sixStates, Self.sampleLooks),
      (.custom, Self.plainLooks), (.roundedRect, Self.plainLooks), (.contact, Self.plainLooks),
    ]
    for (role, looks) in reached {
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

  @Test("A pressed and selected pretty button is darkened in classic, and veiled elsewhere")
  func fallenBackPicture() throws {
    let name = "pretty, highlighted + selected: title on picture standard"
    let classic = try ground(of: name, in: .classic)
    #expect(classic.adjustment == .darkened(0.45))
    #expect(classic.overlay == .clear)
    let light = try ground(of: name, in: .light)
    #expect(light.adjustment == .none)
    #expect(light.overlay == Theme.light.colors[.pressVeil])
  }

  @Test("A title's area lies in the middle of its picture, as wide as the title may be")
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
    let pair = try #require(theme.contrastPairs.first { $0.name == name })
    #expect(pair.ratio == nil)
    guard case .picture(let picture) = pair.ground else { throw NoPicture(name: name) }
    return picture
  }

  private struct NoPicture: Error {
    let name: String
  }
}
