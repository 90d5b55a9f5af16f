/// The shorthand properties of CSS, expanded in the way that GTK writes them.
enum Shorthands {
  private static let sides = ["top", "right", "bottom", "left"]
  private static let corners = ["top-left", "top-right", "bottom-right", "bottom-left"]

  /// Returns the longhands of a shorthand property with their values, or any other property
  /// unchanged.
  static func longhands(
    of property: String, _ value: [CssToken]
  ) throws(CssSyntaxError) -> [(property: String, value: [CssToken])] {
    switch property {
    case "padding":
      return try four(sides.map { "padding-\($0)" }, property, value)
    case "border-width", "border-style", "border-color":
      let kind = property.dropFirst("border-".count)
      return try four(sides.map { "border-\($0)-\(kind)" }, property, value)
    case "border-radius":
      return try four(corners.map { "border-\($0)-radius" }, property, value)
    case "-gtk-outline-radius":
      return try four(corners.map { "-gtk-outline-\($0)-radius" }, property, value)
    case "border-image" where value == [.word("none")]:
      return [("border-image-source", value)]
        + ["repeat", "slice", "width"].map { ("border-image-\($0)", [.word("initial")]) }
    case "transition" where value == [.word("none")]:
      return [
        ("transition-property", value), ("transition-delay", [.number(0, "")]),
        ("transition-duration", [.number(0, "")]),
        ("transition-timing-function", [.word("ease")]),
      ]
    default:
      return [(property, value)]
    }
  }

  /// Expands one, two, or three values to four.
  ///
  /// One value applies to all four. Of two values, the second is also the fourth and the first is
  /// also the third. Of three values, the second is also the fourth.
  private static func four(
    _ longhands: [String], _ property: String, _ values: [CssToken]
  ) throws(CssSyntaxError) -> [(property: String, value: [CssToken])] {
    let positions: [Int]
    switch values.count {
    case 1: positions = [0, 0, 0, 0]
    case 2: positions = [0, 1, 0, 1]
    case 3: positions = [0, 1, 2, 1]
    case 4: positions = [0, 1, 2, 3]
    default: throw .shorthandOfTooManyValues(property)
    }
    return zip(longhands, positions).map { ($0, [values[$1]]) }
  }
}
