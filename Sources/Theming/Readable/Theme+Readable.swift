import ControlModel

extension Theme {
  /// Returns a theme with readable titles in every state, and with the fonts, labels, and shapes of
  /// the write-ups.
  static func readable(
    name: String, color: (ColorRole) -> Color, pictures: PictureSet, stageBorderWidth: Double
  ) -> Theme {
    var theme = Theme(
      name: name,
      colors: RoleTable(color),
      fonts: classic.fonts,
      labels: classic.labels,
      buttons: RoleTable { classicButton($0, pictures: pictures) })
    theme.buttons[.pretty].makeTitleReadable()
    theme.stageBorderWidth = stageBorderWidth
    return theme
  }
}

extension ButtonStyle {
  /// Sets a title color for the disabled states and a surface for the highlighted and selected
  /// state, for which the write-ups specify none.
  ///
  /// Without this method, as in UIKit, the normal picture is darkened or faded in those states, but
  /// the title doesn't change.
  fileprivate mutating func makeTitleReadable() {
    for state: ControlState in [.disabled, [.disabled, .selected]] {
      titleColors[state] = .prettyDisabledTitle
    }
    // Under 45% black, the normal title has too little contrast. A lighter overlay shows the press
    // as well.
    adjustsImageWhenHighlighted = false
    surfaces[[.highlighted, .selected]] = ButtonSurface(fill: .pressVeil, relief: .sunken)
  }
}
