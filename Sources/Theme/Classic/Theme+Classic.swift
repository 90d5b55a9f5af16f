extension Theme {
  /// The look of the original write-ups: their figures wherever they give one.
  public static let classic = Theme(
    name: "Classic",
    colors: RoleTable(classicColor),
    fonts: RoleTable(classicFont),
    labels: RoleTable(classicLabel),
    buttons: RoleTable { classicButton($0, pictures: .common) })
}
