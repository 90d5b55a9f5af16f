import ControlModel
import Testing
import Theming

/// Each test compares the theme with a section of WriteUps.md, whose number is in parentheses.
@Suite("The classic theme")
struct ClassicThemeTests {
  private let theme = Theme.classic
  private let helvetica = ["Helvetica", "Nimbus Sans", "Liberation Sans", "sans-serif"]
  private let appFamilies = [
    "Helvetica Neue", "Helvetica", "Nimbus Sans", "Liberation Sans", "sans-serif",
  ]
  private static let blue = Color(red: 0.208, green: 0.318, blue: 0.525)

  @Test(
    "The theme has each color that the write-ups define.",
    arguments: [
      (.background, Color(bytes: 0x2d, 0x3c, 0x3f)), (.foreground, Color(bytes: 0x62, 0x73, 0x76)),
      (.text, Color(bytes: 0xdd, 0xdd, 0xdd)), (.unnamed, .black), (.clear, .clear),
      (.tint, blue), (.prettyTitle, blue), (.prettyHighlightedTitle, .white),
      (.contactTitle, blue), (.headlineShadow, .darkGray), (.runningText, .white),
      (.runningTextShadow, .black), (.detail, .darkGray), (.mysteryGridText, .brown),
      (.mysteryGridBorder, .brown), (.roundTitle, .white), (.roundBackground, .gray),
      (.roundBorder, .gray), (.handMadeText, Color(red: 0.2, green: 0.5, blue: 0.3)),
      (.handMadeShadow, .darkGray),
    ] as [(ColorRole, Color)])
  func colors(role: ColorRole, color: Color) {
    #expect(theme.colors[role] == color)
  }

  @Test("The standard button is a rounded rectangle with a title in the tint color (1).")
  func standardButton() {
    let look = theme.look(of: .standard)
    #expect(look.type == .roundedRect)
    #expect(look[.normal].titleColor.value == Self.blue)
    #expect(look[.selected].titleColor.source != .own)
    #expect(theme.buttons[.standard].surfaces[.selected] == nil)
    #expect(theme.buttons[.standard].cornerRadius == 8)
    #expect(theme.buttons[.standard].borderWidth == 1)
  }

  @Test("The pretty button has two pictures with caps of 12, and Helvetica Bold 15 (1).")
  func prettyButton() throws {
    let look = theme.look(of: .pretty)
    #expect(look.type == .custom)
    #expect(
      theme.font(of: ButtonRole.pretty)
        == FontDescription(families: helvetica, size: 15, weight: .bold))
    #expect(try look[.normal].picture?.value == picture("standard", 12))
    #expect(try look[.highlighted].picture?.value == picture("hover", 12))
    #expect(look[.normal].titleColor.value == Self.blue)
    #expect(look[.highlighted].titleColor.value == .white)
    for state: ControlState in [.selected, .disabled, [.highlighted, .selected]] {
      #expect(look[state].picture?.source == .normal)
      #expect(look[state].titleColor.source == .normal)
    }
  }

  @Test("The third sample has a different picture and title color in each of six states (1).")
  func sixStates() throws {
    let names: [(ControlState, ImageName)] = [
      (.normal, "six-states-normal"), (.highlighted, "six-states-highlighted"),
      (.disabled, "six-states-disabled"), (.selected, "six-states-selected"),
      ([.highlighted, .selected], "six-states-highlighted-selected"),
      ([.disabled, .selected], "six-states-disabled-selected"),
    ]
    let look = theme.look(of: .sixStates)
    for (state, name) in names {
      let background = look[state].picture
      #expect(try background?.value == picture(name, 12))
      #expect(background?.source == .own)
      #expect(look[state].titleColor.source == .own)
    }
    #expect(Set(names.map { look[$0.0].titleColor.value }).count == names.count)
  }

  @Test(
    "Each of the six button types has a role (1).",
    arguments: [
      (.custom, .custom), (.roundedRect, .roundedRect), (.detailDisclosure, .detailDisclosure),
      (.infoLight, .infoLight), (.infoDark, .infoDark), (.contactAdd, .contactAdd),
    ] as [(ButtonRole, ButtonType)])
  func types(role: ButtonRole, type: ButtonType) {
    #expect(theme.buttons[role].type == type)
  }

  @Test("The mystery grid has Marker Felt 30, and a border of 80 x 80 until a tap (3).")
  func mysteryGrid() {
    #expect(
      theme.font(of: LabelRole.mysteryGrid)
        == FontDescription(
          families: ["Marker Felt", "Comic Neue", "cursive", "sans-serif"], size: 30))
    #expect(theme.labels[.mysteryGrid].color == .mysteryGridText)
    #expect(theme.labels[.mysteryGrid].alignment == .center)
    #expect(theme.buttons[.mysteryCovered].borderWidth == 1)
    #expect(theme.buttons[.mysteryCovered].surfaces[.normal]?.border == .mysteryGridBorder)
    #expect(theme.buttons[.mysteryRevealed].borderWidth == 0)
    #expect(theme.buttons[.mysteryRevealed].hoveredSurfaces == [:])
    for role in [ButtonRole.mysteryCovered, .mysteryRevealed] {
      #expect(theme.buttons[role].minimumSize == Size(width: 80, height: 80))
      #expect(theme.buttons[role].surfaces[.normal]?.top == .clear)
    }
  }

  @Test("The headline, text, detail, and manual label have the fonts, colors, and shadows of (5).")
  func labels() {
    let below = Point(x: 0, y: 1)
    #expect(
      theme.font(of: LabelRole.headline)
        == FontDescription(families: appFamilies, size: 14, weight: .bold))
    #expect(theme.labels[.headline].color == .text)
    #expect(theme.shadow(of: .headline) == Shadow(color: .darkGray, offset: below))
    #expect(theme.font(of: LabelRole.text) == FontDescription(families: appFamilies, size: 12))
    #expect(theme.labels[.text].color == .runningText)
    #expect(theme.shadow(of: .text) == Shadow(color: .black, offset: below))
    #expect(theme.font(of: LabelRole.detail) == FontDescription(families: appFamilies, size: 10))
    #expect(theme.labels[.detail].color == .detail)
    #expect(theme.labels[.detail].alignment == .right)
    #expect(theme.shadow(of: .detail) == nil)
    #expect(theme.font(of: LabelRole.handMade) == FontDescription(families: helvetica, size: 14))
    #expect(theme.labels[.handMade].color == .handMadeText)
    #expect(theme.labels[.handMade].alignment == .center)
    #expect(theme.shadow(of: .handMade) == Shadow(color: .darkGray, offset: below))
  }

  @Test("Each label has its text alignment, which a style sheet cannot set.")
  func alignments() {
    let alignments: [(TextAlignment, [LabelRole])] = [
      (
        .center,
        [
          .caption, .mysteryGrid, .handMade, .weatherPlace, .weatherCondition, .weatherTemperature,
        ]
      ),
      (.left, [.headline, .text, .weatherNotice, .settingsNotice, .settingsHeading]),
      (.right, [.detail]),
    ]
    #expect(alignments.map(\.1.count).reduce(0, +) == LabelRole.allCases.count)
    for (alignment, roles) in alignments {
      for role in roles { #expect(theme.labels[role].alignment == alignment, "\(role)") }
    }
  }

  @Test("A contact has two pictures with caps of 12.5, the app's font at 12, and insets (6).")
  func contactButton() throws {
    let look = theme.look(of: .contact)
    #expect(look.type == .custom)
    #expect(theme.font(of: ButtonRole.contact) == FontDescription(families: appFamilies, size: 12))
    #expect(look[.normal].titleColor.value == theme.colors[.contactTitle])
    #expect(
      theme.buttons[.contact].contentEdgeInsets == EdgeInsets(top: 4, left: 6, bottom: 4, right: 6))
    #expect(try look[.normal].picture?.value == picture("tokenNormal", 12.5))
    #expect(try look[.highlighted].picture?.value == picture("tokenHighlighted", 12.5))
  }

  private func picture(_ name: ImageName, _ cap: Double) throws -> StretchableImage {
    try StretchableImage(
      name: name, size: Size(width: 25, height: 25), leftCap: cap, topCap: cap)
  }
}
