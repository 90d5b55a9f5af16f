import ControlModel
import Theming

/// The strings, sizes, and buttons of the Round Buttons page.
public enum RoundButtonsDemo {
  /// The size of the canvas with all buttons, in points.
  ///
  /// The canvas is as wide as the original's iPhone.
  public static let canvas = Size(width: 320, height: 390)

  /// Returns the first colors of the original's example: a white title on gray, in the theme's
  /// shades (WriteUps.md 4.2).
  public static func restingColors(in theme: Theme) -> RoundButtonColors {
    RoundButtonColors(
      background: theme.colors[.roundBackground], title: theme.colors[.roundTitle])
  }

  /// Returns the original's example (WriteUps.md 4.2).
  ///
  /// - Throws: `RoundButtonError` if a value can't be used.
  public static func example(in theme: Theme) throws(RoundButtonError) -> RoundButtonSpecification {
    try RoundButtonSpecification(
      radius: 50, title: "My Button", titleColor: theme.colors[.roundTitle],
      backgroundColor: theme.colors[.roundBackground], borderColor: theme.colors[.roundBorder],
      borderWidth: 1, position: .zero)
  }

  /// Returns the original's example and the buttons around it.
  ///
  /// - Throws: `RoundButtonError` if a value can't be used.
  public static func all(in theme: Theme) throws(RoundButtonError) -> [RoundButtonSpecification] {
    [try example(in: theme)] + (try others())
  }

  /// Returns the buttons around the example, each made by one call with different values.
  ///
  /// Their borders are visible on light and dark stages, and their titles are readable in every
  /// theme. They fill the canvas in three rows, with the original's example in the upper left
  /// corner. One title is intentionally too long for its circle.
  ///
  /// - Throws: `RoundButtonError` if a value can't be used.
  public static func others() throws(RoundButtonError) -> [RoundButtonSpecification] {
    let leaf = Color(bytes: 0x2e, 0x9e, 0x5b)
    let sea = Color(bytes: 0x2f, 0x92, 0xd0)
    let coral = Color(bytes: 0xe8, 0x60, 0x4c)
    let violet = Color(bytes: 0xa5, 0x78, 0xe0)
    let forest = Color(bytes: 0x0d, 0x4a, 0x2a)
    let navy = Color(bytes: 0x12, 0x35, 0x5e)
    let wine = Color(bytes: 0x6b, 0x16, 0x1f)
    let plum = Color(bytes: 0x45, 0x20, 0x74)
    let cream = Color(bytes: 0xff, 0xf6, 0xe2)
    return [
      try RoundButtonSpecification(
        radius: 36, title: "Leaf", titleColor: .white, backgroundColor: forest, borderColor: leaf,
        borderWidth: 3, position: Point(x: 130, y: 14)),
      try RoundButtonSpecification(
        radius: 44, title: "Sea", titleColor: navy, backgroundColor: cream, borderColor: sea,
        borderWidth: 6, position: Point(x: 232, y: 6)),
      try RoundButtonSpecification(
        radius: 60, title: "Coral Reef", titleColor: cream, backgroundColor: wine,
        borderColor: coral, borderWidth: 4, position: Point(x: 0, y: 130)),
      try RoundButtonSpecification(
        radius: 24, title: "Go", titleColor: .white, backgroundColor: plum, borderColor: violet,
        borderWidth: 2, position: Point(x: 150, y: 166)),
      try RoundButtonSpecification(
        radius: 46, title: "Harbor", titleColor: .white, backgroundColor: navy, borderColor: sea,
        borderWidth: 2, position: Point(x: 228, y: 144)),
      try RoundButtonSpecification(
        radius: 30, title: "Meadow Saffron", titleColor: plum, backgroundColor: cream,
        borderColor: violet, borderWidth: 3, position: Point(x: 0, y: 305)),
      try RoundButtonSpecification(
        radius: 55, title: "Woodland", titleColor: forest, backgroundColor: cream,
        borderColor: leaf, borderWidth: 8, position: Point(x: 90, y: 280)),
      try RoundButtonSpecification(
        radius: 45, title: "Vineyard", titleColor: .white, backgroundColor: wine,
        borderColor: coral, borderWidth: 1, position: Point(x: 230, y: 290)),
    ]
  }

  /// The title of the button that restores the first colors of all round buttons.
  public static let resetTitle = "Reset"

  /// The note under the Reset button.
  public static let note =
    "A press turns a circle gray, or white if it's gray already. Reset restores the original colors"
    + " of all circles."

  /// The announcement after all buttons have their first colors again.
  public static let resetAnnouncement = "All buttons have their first colors"

  /// The original's initializer and its parts, each with its counterpart in this project.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "init(withRadius:title:titleColor:target:selector:backgroundColor:borderColor:"
        + "borderWidth:position:)",
      ours: "the same convenience init, which throws",
      remark: "An extension can't declare a designated initializer, so this initializer calls one."),
    ConversionNote(
      original: "target, selector",
      ours: "a weak target and an unapplied method",
      remark: "RoundButtonsViewController.buttonTapped runs on touch-down, as in the original."),
    ConversionNote(
      original: "layer.cornerRadius, borderColor, borderWidth",
      ours: "RoundButtonSpecification.styleClass",
      remark: "Buttons with equal sizes, borders, and colors share one class in the style sheet."),
    ConversionNote(
      original: "bounds of the button",
      ours: "HitArea.circle",
      remark: "Only the circle accepts the pointer. A press in a corner goes to the view below."),
    ConversionNote(
      original: "an animation of 0.75 s in buttonTapped",
      ours: "Animator<RoundButtonColors>.toggle(resting:at:)",
      remark: "The view draws the colors computed for each frame, without a CSS transition."),
  ]
}
