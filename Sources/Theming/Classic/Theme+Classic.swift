extension Theme {
  /// The look of the original write-ups: their figures wherever they give one.
  public static let classic: Theme = {
    var theme = Theme(
      name: "Classic",
      colors: RoleTable(classicColor),
      fonts: RoleTable(classicFont),
      labels: RoleTable(classicLabel),
      buttons: RoleTable { classicButton($0, pictures: .common) })
    // UIKit's own picture for these states, darkened or faded under an unchanged title.
    theme.pictureShortfalls = [
      ContrastShortfall(name: "pretty, disabled: title on picture standard", ratio: 2.6),
      ContrastShortfall(
        name: "pretty, highlighted + selected: title on picture standard", ratio: 2.09),
      ContrastShortfall(name: "pretty, disabled + selected: title on picture standard", ratio: 2.6),
    ]
    return theme
  }()
}
