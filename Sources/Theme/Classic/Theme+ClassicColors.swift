import Controls

extension Theme {
  /// The normal title colour of `PrettyButton`, which is the tint as well (spec.md 1.4, 1.6).
  private static let prettyBlue = Color(red: 0.208, green: 0.318, blue: 0.525)

  static func classicColor(_ role: ColorRole) -> Color {
    switch role {
    case .background: Color(bytes: 0x2d, 0x3c, 0x3f)
    case .foreground: Color(bytes: 0x62, 0x73, 0x76)
    case .text: Color(bytes: 0xdd, 0xdd, 0xdd)
    case .unnamed: .black
    case .clear: .clear
    case .tint, .prettyTitle, .contactTitle: prettyBlue
    case .prettyHighlightedTitle: .white
    case .focusRing: Color(bytes: 0x9c, 0xc4, 0xff)
    case .hoverVeil: Color(white: 1, alpha: 0.18)
    case .pressVeil: Color(white: 0, alpha: 0.3)
    case .raisedShadow: Color(white: 0, alpha: 0.3)
    case .sunkenShadow: Color(white: 0, alpha: 0.35)
    case .headlineShadow, .detail, .handMadeShadow: .darkGray
    case .runningText, .roundTitle, .customTitle: .white
    case .runningTextShadow: .black
    case .mysteryGridText, .mysteryGridBorder: .brown
    case .roundBackground, .roundBorder: .gray
    case .handMadeText: Color(red: 0.2, green: 0.5, blue: 0.3)
    case .roundedRectTop, .roundedRectHovered: .white
    case .roundedRectBottom: Color(bytes: 0xe2, 0xe8, 0xf0)
    case .roundedRectBorder: Color(bytes: 0x8f, 0xa0, 0xba)
    case .roundedRectActiveBorder: prettyBlue
    case .roundedRectPressedTop: Color(bytes: 0xb4, 0xc2, 0xd9)
    case .roundedRectPressedBottom: Color(bytes: 0xcd, 0xd8, 0xe9)
    case .roundedRectDisabled: Color(bytes: 0x50, 0x5e, 0x62)
    case .roundedRectDisabledBorder: Color(bytes: 0x6a, 0x78, 0x7c)
    case .roundedRectDisabledTitle: Color(bytes: 0xb0, 0xba, 0xbd)
    case .sixStatesTitle: Color(bytes: 0x1d, 0x31, 0x59)
    case .sixStatesHighlightedTitle: .white
    case .sixStatesDisabledTitle: Color(bytes: 0x5c, 0x67, 0x6e)
    case .sixStatesSelectedTitle: prettyBlue
    case .sixStatesHighlightedSelectedTitle: Color(bytes: 0xe6, 0xee, 0xfc)
    case .sixStatesDisabledSelectedTitle: Color(bytes: 0x50, 0x5b, 0x62)
    case .customCloth: Color(bytes: 0xb0, 0x50, 0x2b)
    case .customHoveredCloth: Color(bytes: 0xbe, 0x5a, 0x32)
    case .customPressedCloth: Color(bytes: 0x7c, 0x35, 0x1a)
    case .customDisabledCloth: Color(bytes: 0x62, 0x55, 0x4e)
    case .customThread: Color(bytes: 0xf6, 0xdc, 0xbc)
    case .customHoveredThread: Color(bytes: 0xff, 0xee, 0xd8)
    case .customPressedThread: Color(bytes: 0xdd, 0xb8, 0x8f)
    case .customDisabledThread: Color(bytes: 0x8d, 0x7f, 0x76)
    case .customDisabledTitle: Color(bytes: 0xbd, 0xb2, 0xab)
    }
  }
}
