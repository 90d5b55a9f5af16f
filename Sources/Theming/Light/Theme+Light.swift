extension Theme {
  /// A nearly white stage, white faces that cast a shadow, and a blue accent.
  public static let light = readable(
    name: "Light", color: lightColor, pictures: .light, stageBorderWidth: 1)
}
