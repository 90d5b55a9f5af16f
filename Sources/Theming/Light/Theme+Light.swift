import ControlModel

extension Theme {
  /// The theme with a nearly white stage, white buttons that cast a shadow, and a blue accent.
  public static let light = readable(
    name: "Light", color: lightColor, pictures: .light, stageBorderWidth: 1)
}

extension Theme {
  /// The single accent color: a brighter version of the write-ups' blue.
  private static let lightAccent = Color(bytes: 0x2a, 0x59, 0xad)

  /// A darker version of the accent color, for titles that have to be readable on blue.
  private static let lightAccentDeep = Color(bytes: 0x1f, 0x44, 0x88)

  static func lightColor(_ role: ColorRole) -> Color {
    switch role {
    case .background: Color(bytes: 0xfb, 0xfc, 0xfe)
    case .foreground: Color(bytes: 0x5d, 0x6f, 0x86)
    case .text: Color(bytes: 0x1e, 0x26, 0x33)
    case .unnamed: .black
    case .clear: .clear
    case .stageBorder: Color(bytes: 0x1e, 0x26, 0x33).withAlpha(0.16)
    case .tint, .roundedRectPressedTitle, .prettyTitle, .contactTitle: lightAccentDeep
    case .focusRing, .roundedRectPressedBorder: lightAccent
    case .prettyHighlightedTitle, .sixStatesHighlightedTitle, .roundTitle, .customTitle: .white
    case .prettyDisabledTitle: Color(bytes: 0x6f, 0x7c, 0x90)
    case .hoverVeil: lightAccent.withAlpha(0.1)
    case .hoverGlow: lightAccent.withAlpha(0.6)
    case .pressVeil: lightAccent.withAlpha(0.25)
    case .raisedShadow: Color(bytes: 0x1e, 0x26, 0x33).withAlpha(0.22)
    case .sunkenShadow: Color(bytes: 0x1e, 0x26, 0x33).withAlpha(0.3)
    case .headlineShadow, .runningTextShadow, .handMadeShadow: .white
    case .detail: Color(bytes: 0x5b, 0x66, 0x77)
    case .runningText: Color(bytes: 0x30, 0x3b, 0x4b)
    case .mysteryGridText, .mysteryGridBorder: Color(bytes: 0x7c, 0x52, 0x2a)
    case .roundBackground, .roundBorder: Color(bytes: 0x66, 0x70, 0x7f)
    case .handMadeText: Color(bytes: 0x2a, 0x70, 0x43)
    case .roundedRectTop: .white
    case .roundedRectBottom: Color(bytes: 0xe6, 0xec, 0xf5)
    case .roundedRectHovered: Color(bytes: 0xd9, 0xe6, 0xfc)
    case .roundedRectBorder: Color(bytes: 0x6c, 0x7b, 0x94)
    case .roundedRectPressedTop: Color(bytes: 0xb4, 0xc7, 0xea)
    case .roundedRectPressedBottom: Color(bytes: 0xcf, 0xdc, 0xf3)
    case .roundedRectDisabled: Color(bytes: 0xf0, 0xf2, 0xf5)
    case .roundedRectDisabledBorder: Color(bytes: 0xc3, 0xca, 0xd4)
    case .roundedRectDisabledTitle: Color(bytes: 0x7b, 0x85, 0x94)
    case .sixStatesTitle: Color(bytes: 0x1d, 0x31, 0x59)
    case .sixStatesDisabledTitle: Color(bytes: 0x5c, 0x67, 0x6e)
    case .sixStatesSelectedTitle: lightAccentDeep
    case .sixStatesHighlightedSelectedTitle: Color(bytes: 0xe6, 0xee, 0xfc)
    case .sixStatesDisabledSelectedTitle: Color(bytes: 0x50, 0x5b, 0x62)
    case .customCloth, .customHoveredCloth, .customPressedCloth, .customThread,
      .customHoveredThread, .customPressedThread, .cardText, .cardFocusRing,
      .mysteryGridFocusRing, .choiceFace, .choiceBorder, .choiceHoveredFace, .choicePressedFace,
      .choiceDisabledFace, .choiceDisabledBorder, .choiceDisabledTitle, .choiceSelectedFace,
      .choiceSelectedPressedFace, .choiceSelectedTitle, .choiceSelectedDisabledFace,
      .choiceSelectedDisabledTitle:
      classicColor(role)
    case .fieldFace: .white
    case .fieldBorder: Color(bytes: 0x6c, 0x7b, 0x94)
    case .fieldError: Color(bytes: 0xb3, 0x26, 0x1e)
    case .customDisabledCloth: Color(bytes: 0xe6, 0xdd, 0xd6)
    case .customDisabledThread: Color(bytes: 0x8a, 0x7c, 0x70)
    case .customDisabledTitle: Color(bytes: 0x84, 0x76, 0x6c)
    }
  }
}
