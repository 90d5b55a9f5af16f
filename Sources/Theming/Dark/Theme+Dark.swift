extension Theme {
  /// A dark room: a neutral stage, faces that catch a little light, and a pale blue accent.
  public static let dark = readable(
    name: "Dark", color: darkColor, pictures: .dark, stageBorderWidth: 1)
}
