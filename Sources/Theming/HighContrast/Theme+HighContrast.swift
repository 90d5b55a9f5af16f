import ControlModel

extension Theme {
  /// The theme in black on white, with strong lines and without gradients.
  ///
  /// While a rounded rectangle is pressed, its colors are inverted.
  public static let highContrast: Theme = {
    var theme = readable(
      name: "High Contrast", color: highContrastColor, pictures: .highContrast,
      stageBorderWidth: 2)
    theme.focusRingWidth = 3
    for role in ButtonRole.allCases where theme.buttons[role].borderWidth == 1 {
      theme.buttons[role].borderWidth = 2
    }
    for role in [ButtonRole.standard, .roundedRect, .contactAdd] {
      theme.buttons[role].invertColorsWhenPressed()
    }
    return theme
  }()
}

extension ButtonStyle {
  /// Inverts the button in the pressed states: the title and the picture have the color of the
  /// normal face.
  ///
  /// This method also sets a distinct surface for hovering.
  fileprivate mutating func invertColorsWhenPressed() {
    for state: ControlState in [.highlighted, [.highlighted, .selected]] {
      titleColors[state] = .roundedRectPressedTitle
      if images[.normal] != nil { images[state] = "contact-add-pressed-high-contrast" }
    }
    hoveredSurfaces[.normal] = ButtonSurface(
      fill: .roundedRectHovered, border: .roundedRectBorder, relief: .lit)
  }
}

extension Theme {
  /// The single accent color, for hover and press effects, focus rings, and button titles.
  private static let highContrastAccent = Color(bytes: 0x0a, 0x2f, 0x8f)

  static func highContrastColor(_ role: ColorRole) -> Color {
    switch role {
    case .background, .roundTitle, .cardText, .cardFocusRing, .choiceBorder,
      .choiceSelectedFace:
      .white
    case .foreground: Color(bytes: 0x33, 0x33, 0x33)
    case .text, .unnamed, .detail, .runningText, .stageBorder, .roundBackground, .roundBorder,
      .roundedRectBorder, .roundedRectPressedTop, .roundedRectPressedBottom,
      .roundedRectPressedBorder, .sixStatesTitle, .sixStatesSelectedTitle, .choiceFace,
      .choiceDisabledFace, .choiceSelectedTitle, .choiceSelectedDisabledTitle:
      .black
    case .clear, .raisedShadow, .sunkenShadow, .headlineShadow, .runningTextShadow, .handMadeShadow:
      .clear
    case .tint, .prettyTitle, .contactTitle, .focusRing, .mysteryGridFocusRing, .hoverGlow:
      highContrastAccent
    case .roundedRectPressedTitle, .prettyHighlightedTitle, .sixStatesHighlightedTitle,
      .sixStatesHighlightedSelectedTitle:
      .white
    case .prettyDisabledTitle, .roundedRectDisabledTitle, .sixStatesDisabledTitle,
      .sixStatesDisabledSelectedTitle, .customDisabledTitle:
      Color(bytes: 0x5e, 0x5e, 0x5e)
    case .hoverVeil: highContrastAccent.withAlpha(0.12)
    case .pressVeil: highContrastAccent.withAlpha(0.25)
    case .mysteryGridText, .mysteryGridBorder: Color(bytes: 0x4a, 0x2c, 0x10)
    case .handMadeText: Color(bytes: 0x0f, 0x4d, 0x26)
    case .roundedRectTop, .roundedRectBottom, .roundedRectDisabled, .customDisabledCloth: .white
    case .roundedRectHovered: Color(bytes: 0xc9, 0xd8, 0xff)
    case .roundedRectDisabledBorder, .customDisabledThread: Color(bytes: 0x8a, 0x8a, 0x8a)
    case .customCloth: .white
    case .customHoveredCloth: Color(bytes: 0xff, 0xe6, 0xd6)
    case .customPressedCloth: Color(bytes: 0xf3, 0xc9, 0xa8)
    case .customThread, .customTitle: Color(bytes: 0x6a, 0x26, 0x0a)
    case .customHoveredThread: Color(bytes: 0x7a, 0x2e, 0x0e)
    case .customPressedThread: Color(bytes: 0x3d, 0x14, 0x04)
    case .fieldFace: .white
    case .fieldBorder: .black
    case .fieldError: Color(bytes: 0x9b, 0x0d, 0x0d)
    case .choiceHoveredFace: highContrastAccent
    case .choicePressedFace: Color(bytes: 0x33, 0x33, 0x33)
    case .choiceDisabledBorder, .choiceSelectedDisabledFace: Color(bytes: 0x8a, 0x8a, 0x8a)
    case .choiceDisabledTitle: Color(bytes: 0x9e, 0x9e, 0x9e)
    case .choiceSelectedPressedFace: Color(bytes: 0xc9, 0xd8, 0xff)
    }
  }
}
