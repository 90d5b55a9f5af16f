import Controls

/// How values are written in GTK 3's CSS, the same under every locale.
///
/// Nothing here knows a property or a selector: this is the one place where a value becomes text,
/// so that no other place has to think of decimal commas, quotes or escapes.
public enum CssText {
  /// The largest magnitude of a number; no length or alpha comes near it.
  public static let largestNumber = 1_000_000_000.0

  /// Writes a number with at most six decimals, without an exponent and without a trailing zero.
  ///
  /// CSS has no text for what is not finite: infinities are held to ``largestNumber`` like every
  /// number beyond it, and "not a number" is 0. There is no negative zero.
  public static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let scale: Int64 = 1_000_000
    let held = min(max(value, -largestNumber), largestNumber)
    let scaled = Int64((held * Double(scale)).rounded())
    let whole = scaled.magnitude / scale.magnitude
    var decimals = String(scaled.magnitude % scale.magnitude)
    decimals = String(repeating: "0", count: 6 - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }

  /// Writes a length in pixels, which are GTK's points: the display's scale factor comes on top.
  public static func length(_ value: Double) -> String {
    let text = number(value)
    return text == "0" ? text : text + "px"
  }

  /// Writes a colour as `#rrggbb`, or as `rgba(r,g,b,a)` when it is translucent, because GTK 3
  /// knows neither `#rrggbbaa` nor a percentage.
  public static func color(_ color: Color) -> String {
    guard color.alpha < 1 else { return color.hexText }
    let channels = [color.red, color.green, color.blue].map { number(($0 * 255).rounded()) }
    return "rgba(\(channels.joined(separator: ",")),\(number(color.alpha)))"
  }

  /// Writes the shadow of a text, which has no blur.
  public static func shadow(_ shadow: Shadow) -> String {
    [length(shadow.offset.x), length(shadow.offset.y), color(shadow.color)].joined(separator: " ")
  }

  /// Writes a string in double quotes so that nothing in it can end it.
  ///
  /// Only ASCII letters, digits, the space and `- _ .` stand for themselves. Everything else becomes
  /// a numeric escape (CSS Syntax, "consume an escaped code point"), so quotes, backslashes, line
  /// ends, comment marks and semicolons have no power. NUL, which no string of C can hold, becomes
  /// U+FFFD, as CSS itself has it.
  public static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { isPlain($0) ? String($0) : escape($0) }.joined() + "\""
  }

  /// Writes a list of font families, each a quoted string, the first choice first.
  ///
  /// An empty list would be a syntax error, so it comes out as `"sans-serif"`.
  public static func fontFamilies(_ families: [String]) -> String {
    families.isEmpty
      ? string("sans-serif")
      : families.map(string).joined(separator: ", ")
  }

  /// Writes a name, for example that of a style class, as a CSS identifier.
  ///
  /// Everything but ASCII letters, digits, `-` and `_` is escaped, and so is a digit or a hyphen in
  /// the first place, where an identifier could not begin with it. No name at all is `_`.
  public static func identifier(_ name: String) -> String {
    guard !name.isEmpty else { return "_" }
    return name.unicodeScalars.enumerated().map { position, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "_": String(scalar)
      case "0"..."9", "-": position == 0 ? escape(scalar) : String(scalar)
      default: escape(scalar)
      }
    }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_", ".": true
    default: false
    }
  }

  /// The numeric escape of a character; the space belongs to it and ends it.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\\(String(scalar.value == 0 ? 0xfffd : scalar.value, radix: 16)) "
  }
}
