import ControlModel

extension Theme {
  /// Returns a theme with the write-ups' fonts, labels, and shapes, and with readable text in every
  /// state.
  static func readable(
    name: String, color: (ColorRole) -> Color, pictures: PictureSet, stageBorderWidth: Double
  ) -> Theme {
    var theme = Theme(
      name: name,
      colors: RoleTable(color),
      fonts: classic.fonts,
      labels: classic.labels,
      buttons: RoleTable { classicButton($0, pictures: pictures) })
    theme.buttons[.pretty].keepTitleReadable()
    theme.stageBorderWidth = stageBorderWidth
    return theme
  }
}

extension ButtonStyle {
  /// Sets values for the states for which the write-ups specify none.
  ///
  /// In those states, UIKit would darken or fade the normal picture and leave the title unchanged.
  fileprivate mutating func keepTitleReadable() {
    for state: ControlState in [.disabled, [.disabled, .selected]] {
      titleColors[state] = .prettyDisabledTitle
    }
    // With 45% black, the normal title has no contrast. A thin overlay shows the press, too.
    adjustsImageWhenHighlighted = false
    surfaces[[.highlighted, .selected]] = ButtonSurface(fill: .pressVeil, relief: .sunken)
  }
}
