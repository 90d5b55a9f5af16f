extension Theme {
  /// A bright room: a nearly white stage, white faces that throw a shadow, and a blue accent.
  public static let light = readable(
    name: "Light", color: lightColor, pictures: .light, stageBorderWidth: 1)
}
