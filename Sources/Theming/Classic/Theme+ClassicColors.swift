import ControlModel

extension Theme {
  /// The normal title color of `PrettyButton`, which is also the tint (WriteUps.md 1.4, 1.6).
  private static let prettyBlue = Color(red: 0.208, green: 0.318, blue: 0.525)

  static func classicColor(_ role: ColorRole) -> Color {
    switch role {
    case .background: Color(bytes: 0x2d, 0x3c, 0x3f)
    case .foreground: Color(bytes: 0x62, 0x73, 0x76)
    case .text: Color(bytes: 0xdd, 0xdd, 0xdd)
    case .unnamed: .black
    case .clear, .stageBorder: .clear
    case .tint, .roundedRectPressedTitle, .prettyTitle, .prettyDisabledTitle, .contactTitle:
      prettyBlue
    case .prettyHighlightedTitle: .white
    case .focusRing: Color(bytes: 0xa0, 0xc7, 0xff)
    case .hoverVeil: Color.white.withAlpha(0.18)
    case .hoverGlow: Color.white.withAlpha(0.5)
    case .pressVeil: Color.black.withAlpha(0.3)
    case .raisedShadow: Color.black.withAlpha(0.3)
    case .sunkenShadow: Color.black.withAlpha(0.35)
    case .headlineShadow, .detail, .handMadeShadow: .darkGray
    case .runningText, .roundTitle, .customTitle, .cardText, .cardFocusRing: .white
    case .runningTextShadow: .black
    case .mysteryGridText, .mysteryGridBorder: .brown
    case .mysteryGridFocusRing: Color(bytes: 0x0a, 0x2f, 0x8f)
    case .roundBackground, .roundBorder: .gray
    case .handMadeText: Color(red: 0.2, green: 0.5, blue: 0.3)
    case .roundedRectTop: .white
    case .roundedRectBottom: Color(bytes: 0xe2, 0xe8, 0xf0)
    case .roundedRectHovered: Color(bytes: 0xf4, 0xf6, 0xfa)
    case .roundedRectBorder: Color(bytes: 0x8f, 0xa0, 0xba)
    case .roundedRectPressedBorder: prettyBlue
    case .roundedRectPressedTop: Color(bytes: 0xba, 0xc7, 0xdc)
    case .roundedRectPressedBottom: Color(bytes: 0xcd, 0xd8, 0xe9)
    case .roundedRectDisabled: Color(bytes: 0x90, 0x9b, 0xa0)
    case .roundedRectDisabledBorder: Color(bytes: 0x7b, 0x87, 0x8d)
    case .roundedRectDisabledTitle: Color(bytes: 0x3b, 0x47, 0x52)
    case .sixStatesTitle: Color(bytes: 0x1d, 0x31, 0x59)
    case .sixStatesHighlightedTitle: .white
    case .sixStatesDisabledTitle: Color(bytes: 0x5c, 0x67, 0x6e)
    case .sixStatesSelectedTitle: prettyBlue
    case .sixStatesHighlightedSelectedTitle: Color(bytes: 0xe6, 0xee, 0xfc)
    case .sixStatesDisabledSelectedTitle: Color(bytes: 0x50, 0x5b, 0x62)
    case .customCloth: Color(bytes: 0xb0, 0x50, 0x2b)
    case .customHoveredCloth: Color(bytes: 0xbc, 0x58, 0x30)
    case .customPressedCloth: Color(bytes: 0x7c, 0x35, 0x1a)
    case .customDisabledCloth: Color(bytes: 0x52, 0x46, 0x3f)
    case .customThread: Color(bytes: 0xf6, 0xdc, 0xbc)
    case .customHoveredThread: Color(bytes: 0xff, 0xee, 0xd8)
    case .customPressedThread: Color(bytes: 0xdd, 0xb8, 0x8f)
    case .customDisabledThread: Color(bytes: 0xa3, 0x95, 0x8b)
    case .customDisabledTitle: Color(bytes: 0xbd, 0xb2, 0xab)
    case .fieldFace: Color(bytes: 0x22, 0x2f, 0x32)
    case .fieldBorder: Color(bytes: 0x94, 0xa6, 0xaa)
    case .fieldError: Color(bytes: 0xff, 0xa0, 0x8c)
    case .choiceFace: Color(bytes: 0x2e, 0x3a, 0x54)
    case .choiceBorder: Color(bytes: 0x8c, 0x9a, 0xb9)
    case .choiceHoveredFace: Color(bytes: 0x3c, 0x49, 0x67)
    case .choicePressedFace: Color(bytes: 0x18, 0x20, 0x32)
    case .choiceDisabledFace: Color(bytes: 0x24, 0x2d, 0x40)
    case .choiceDisabledBorder: Color(bytes: 0x55, 0x60, 0x78)
    case .choiceDisabledTitle: Color(bytes: 0x8b, 0x95, 0xa9)
    case .choiceSelectedFace: Color(bytes: 0xf2, 0xf5, 0xfb)
    case .choiceSelectedPressedFace: Color(bytes: 0xc6, 0xd2, 0xea)
    case .choiceSelectedTitle: Color(bytes: 0x1a, 0x2a, 0x4c)
    case .choiceSelectedDisabledFace: Color(bytes: 0x93, 0x9d, 0xb1)
    case .choiceSelectedDisabledTitle: Color(bytes: 0x39, 0x44, 0x5a)
    }
  }
}
