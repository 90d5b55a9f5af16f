extension Theme {
  /// The look of the original write-ups, with the original value wherever they specify one.
  public static let classic: Theme = {
    var theme = Theme(
      name: "Classic",
      colors: RoleTable(classicColor),
      fonts: RoleTable(classicFont),
      labels: RoleTable(classicLabel),
      buttons: RoleTable { classicButton($0, pictures: .common) })
    // In these states, UIKit darkens or fades the normal picture and doesn't change the title.
    theme.pictureShortfalls = [
      ContrastShortfall(name: "pretty, disabled: title on picture standard", ratio: 2.6),
      ContrastShortfall(
        name: "pretty, highlighted + selected: title on picture standard", ratio: 2.09),
      ContrastShortfall(name: "pretty, disabled + selected: title on picture standard", ratio: 2.6),
    ]
    return theme
  }()
}
