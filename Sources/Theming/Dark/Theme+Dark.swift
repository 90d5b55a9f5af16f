extension Theme {
  /// A dark neutral stage, slightly lighter faces, and a pale blue accent.
  public static let dark = readable(
    name: "Dark", color: darkColor, pictures: .dark, stageBorderWidth: 1)
}
