import ControlModel

extension Theme {
  /// The theme with a dark neutral stage, slightly lighter buttons, and a pale blue accent.
  public static let dark = readable(
    name: "Dark", color: darkColor, pictures: .dark, stageBorderWidth: 1)
}

extension Theme {
  /// The single accent color: a lighter version of the write-ups' blue.
  private static let darkAccent = Color(bytes: 0x8a, 0xb4, 0xff)

  /// A paler version of the accent color, for titles.
  private static let darkAccentPale = Color(bytes: 0xc0, 0xd6, 0xff)

  static func darkColor(_ role: ColorRole) -> Color {
    switch role {
    case .background: Color(bytes: 0x20, 0x22, 0x25)
    case .foreground: Color(bytes: 0x8e, 0x98, 0xa6)
    case .text: Color(bytes: 0xe4, 0xe7, 0xec)
    case .unnamed: .black
    case .clear: .clear
    case .stageBorder: Color.white.withAlpha(0.12)
    case .tint, .roundedRectPressedTitle, .prettyTitle, .contactTitle: darkAccentPale
    case .focusRing, .roundedRectPressedBorder: darkAccent
    case .prettyHighlightedTitle, .sixStatesHighlightedTitle, .roundTitle, .customTitle: .white
    case .prettyDisabledTitle: Color(bytes: 0x87, 0x91, 0xa1)
    case .hoverVeil: Color.white.withAlpha(0.06)
    case .hoverGlow: darkAccent.withAlpha(0.6)
    case .pressVeil: Color.black.withAlpha(0.3)
    case .raisedShadow: Color.black.withAlpha(0.5)
    case .sunkenShadow: Color.black.withAlpha(0.6)
    case .headlineShadow, .runningTextShadow, .handMadeShadow: .black
    case .detail: Color(bytes: 0xa2, 0xaa, 0xb6)
    case .runningText: Color(bytes: 0xf2, 0xf4, 0xf7)
    case .mysteryGridText, .mysteryGridBorder: Color(bytes: 0x4a, 0x2c, 0x10)
    case .roundBackground, .roundBorder: Color(bytes: 0x6c, 0x74, 0x80)
    case .handMadeText: Color(bytes: 0x6c, 0xc4, 0x8c)
    case .roundedRectTop: Color(bytes: 0x45, 0x4c, 0x59)
    case .roundedRectBottom: Color(bytes: 0x36, 0x3c, 0x47)
    case .roundedRectHovered: Color(bytes: 0x4a, 0x54, 0x67)
    case .roundedRectBorder: Color(bytes: 0xa0, 0xa9, 0xb8)
    case .roundedRectPressedTop: Color(bytes: 0x18, 0x1b, 0x20)
    case .roundedRectPressedBottom: Color(bytes: 0x24, 0x2a, 0x35)
    case .roundedRectDisabled: Color(bytes: 0x2a, 0x2d, 0x32)
    case .roundedRectDisabledBorder: Color(bytes: 0x47, 0x4c, 0x55)
    case .roundedRectDisabledTitle: Color(bytes: 0x82, 0x8a, 0x97)
    case .sixStatesTitle: Color(bytes: 0xd6, 0xe4, 0xff)
    case .sixStatesDisabledTitle: Color(bytes: 0x8e, 0x97, 0xa4)
    case .sixStatesSelectedTitle: darkAccentPale
    case .sixStatesHighlightedSelectedTitle: Color(bytes: 0xe6, 0xee, 0xfc)
    case .sixStatesDisabledSelectedTitle: Color(bytes: 0x9a, 0xa3, 0xb0)
    case .customCloth, .customHoveredCloth, .customPressedCloth, .customThread,
      .customHoveredThread, .customPressedThread, .cardText, .cardFocusRing,
      .mysteryGridFocusRing, .choiceFace, .choiceBorder, .choiceHoveredFace, .choicePressedFace,
      .choiceDisabledFace, .choiceDisabledBorder, .choiceDisabledTitle, .choiceSelectedFace,
      .choiceSelectedPressedFace, .choiceSelectedTitle, .choiceSelectedDisabledFace,
      .choiceSelectedDisabledTitle:
      classicColor(role)
    case .fieldFace: Color(bytes: 0x17, 0x19, 0x1c)
    case .fieldBorder: Color(bytes: 0xa0, 0xa9, 0xb8)
    case .fieldError: Color(bytes: 0xff, 0x9a, 0x8a)
    case .customDisabledCloth: Color(bytes: 0x3b, 0x33, 0x2e)
    case .customDisabledThread: Color(bytes: 0x8d, 0x80, 0x76)
    case .customDisabledTitle: Color(bytes: 0x94, 0x87, 0x7e)
    }
  }
}
