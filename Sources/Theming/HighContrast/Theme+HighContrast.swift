import ControlModel

extension Theme {
  /// Black on white with strong lines and no gradient.
  ///
  /// A press inverts the colors.
  public static let highContrast: Theme = {
    var theme = readable(
      name: "High Contrast", color: highContrastColor, pictures: .highContrast,
      stageBorderWidth: 2)
    theme.focusRingWidth = 3
    for role in ButtonRole.allCases where theme.buttons[role].borderWidth == 1 {
      theme.buttons[role].borderWidth = 2
    }
    for role in [ButtonRole.standard, .roundedRect, .contactAdd] {
      theme.buttons[role].turnOverWhenPressed()
    }
    return theme
  }()
}

extension ButtonStyle {
  /// Sets a title and picture in the color of the normal face for the pressed states, and a
  /// distinct surface for hovering.
  fileprivate mutating func turnOverWhenPressed() {
    for state: ControlState in [.highlighted, [.highlighted, .selected]] {
      titleColors[state] = .roundedRectPressedTitle
      if images[.normal] != nil { images[state] = "contact-add-pressed-high-contrast" }
    }
    hoveredSurfaces[.normal] = ButtonSurface(
      fill: .roundedRectHovered, border: .roundedRectBorder, relief: .lit)
  }
}
