import ControlModel

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
    let held = min(max(value, -largestNumber), largestNumber)
    let nearest = Int64(held)
    if Double(nearest) == held { return String(nearest) }
    let scale: Int64 = 1_000_000
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
    let bytes = color.bytes
    return "rgba(" + String(bytes.red) + "," + String(bytes.green) + "," + String(bytes.blue) + ","
      + number(color.alpha) + ")"
  }

  /// Writes the shadow of a text, which has no blur.
  public static func shadow(_ shadow: Shadow) -> String {
    length(shadow.offset.x) + " " + length(shadow.offset.y) + " " + color(shadow.color)
  }

  /// Writes a string in double quotes so that nothing in it can end it.
  ///
  /// Only ASCII letters, digits, the space and `- _ .` stand for themselves. Everything else becomes
  /// a numeric escape (CSS Syntax, "consume an escaped code point"), so quotes, backslashes, line
  /// ends, comment marks and semicolons have no power. NUL, which no string of C can hold, becomes
  /// U+FFFD, as CSS itself has it.
  public static func string(_ text: String) -> String {
    "\"" + escaping(text) { _, byte in isPlain(byte) || byte == 0x20 || byte == 0x2e } + "\""
  }

  /// Writes a list of font families, each a quoted string, the first choice first.
  ///
  /// An empty list would be a syntax error, so it comes out as `"sans-serif"`.
  public static func fontFamilies(_ families: [String]) -> String {
    guard let first = families.first else { return string("sans-serif") }
    var text = string(first)
    for family in families.dropFirst() { text += ", " + string(family) }
    return text
  }

  /// Writes a name, for example that of a style class, as a CSS identifier.
  ///
  /// Everything but ASCII letters, digits, `-` and `_` is escaped, and so is a digit or a hyphen in
  /// the first place, where an identifier could not begin with it. No name at all is `_`.
  public static func identifier(_ name: String) -> String {
    guard !name.isEmpty else { return "_" }
    return escaping(name) { position, byte in
      isPlain(byte) && (position > 0 || !isDigitOrHyphen(byte))
    }
  }

  /// Whether an ASCII character is a letter, a digit, `-` or `_`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: isDigitOrHyphen(byte)
    }
  }

  private static func isDigitOrHyphen(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2d
  }

  /// Writes numeric escapes for all that is not ASCII or that a rule does not let stand.
  ///
  /// Nearly every text can stand as it is, and is then not taken apart.
  private static func escaping(
    _ text: String, unless canStand: (_ position: Int, _ byte: UInt8) -> Bool
  ) -> String {
    var position = 0
    let isUntouched = text.utf8.allSatisfy { byte in
      defer { position += 1 }
      return canStand(position, byte)
    }
    guard !isUntouched else { return text }
    var escaped = ""
    for (position, scalar) in text.unicodeScalars.enumerated() {
      if scalar.isASCII, canStand(position, UInt8(scalar.value)) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += escape(scalar)
      }
    }
    return escaped
  }

  /// The numeric escape of a character; the space belongs to it and ends it.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\" + String(scalar.value == 0 ? 0xfffd : scalar.value, radix: 16) + " "
  }
}
