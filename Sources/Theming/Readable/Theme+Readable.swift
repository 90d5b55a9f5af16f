import ControlModel

extension Theme {
  /// A theme with fonts, labels and shapes of the write-ups, whose texts can be read in every state.
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
  /// Makes up for the states that the write-ups give no values for, which UIKit leaves to fall
  /// back to a picture that it darkens or fades under an unchanged title.
  fileprivate mutating func keepTitleReadable() {
    for state: ControlState in [.disabled, [.disabled, .selected]] {
      titleColors[state] = .prettyDisabledTitle
    }
    // 45 % of black under the normal title leaves it no contrast; a thin veil shows the press too.
    adjustsImageWhenHighlighted = false
    surfaces[[.highlighted, .selected]] = ButtonSurface(fill: .pressVeil, relief: .sunken)
  }
}
