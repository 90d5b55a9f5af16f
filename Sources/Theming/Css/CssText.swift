import ControlModel

/// Functions that convert values to CSS text for GTK 3, independently of the locale.
///
/// All values are converted here, so that no other code has to handle decimal commas, quotation
/// marks, or escapes. The functions don't depend on the property or selector that a value is for.
public enum CssText {
  /// The maximum magnitude of a number.
  ///
  /// All lengths and alpha values in the style sheet are much smaller.
  public static let largestNumber = 1_000_000_000.0

  /// Returns a number with at most six decimals, without an exponent and without trailing zeros.
  ///
  /// CSS can't express values that aren't finite. Infinities and other numbers with a magnitude
  /// above ``largestNumber`` are clamped to that magnitude, NaN becomes 0, and zero has no sign.
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

  /// Returns a length in CSS pixels, which are the same as points.
  ///
  /// GTK applies the display's scale factor later.
  public static func length(_ value: Double) -> String {
    let text = number(value)
    return text == "0" ? text : text + "px"
  }

  /// Returns a color as `#rrggbb`, or as `rgba(r,g,b,a)` if it is translucent, because GTK 3
  /// supports neither `#rrggbbaa` nor percentages.
  public static func color(_ color: Color) -> String {
    guard color.alpha < 1 else { return color.hexText }
    let bytes = color.bytes
    return "rgba(" + String(bytes.red) + "," + String(bytes.green) + "," + String(bytes.blue) + ","
      + number(color.alpha) + ")"
  }

  /// Returns a text shadow, which has no blur.
  public static func shadow(_ shadow: Shadow) -> String {
    length(shadow.offset.x) + " " + length(shadow.offset.y) + " " + color(shadow.color)
  }

  /// Returns a string in double quotation marks, escaped so that no character in it can end the
  /// string.
  ///
  /// Only ASCII letters, digits, spaces, and `- _ .` are written unchanged. Every other character
  /// becomes a numeric escape (CSS Syntax, "consume an escaped code point"), so that quotation
  /// marks, backslashes, line breaks, comment delimiters, and semicolons have no special meaning.
  /// NUL, which a C string can't contain, becomes U+FFFD, as in CSS itself.
  public static func string(_ text: String) -> String {
    "\"" + escaping(text) { _, byte in isPlain(byte) || byte == 0x20 || byte == 0x2e } + "\""
  }

  /// Returns a list of font families as quoted strings, in order of preference.
  ///
  /// If the list is empty, which CSS doesn't allow, the result is `"sans-serif"`.
  public static func fontFamilies(_ families: [String]) -> String {
    guard let first = families.first else { return string("sans-serif") }
    var text = string(first)
    for family in families.dropFirst() { text += ", " + string(family) }
    return text
  }

  /// Returns a name, such as the name of a style class, as a CSS identifier.
  ///
  /// All characters except ASCII letters, digits, `-`, and `_` are escaped. A digit or hyphen at
  /// the beginning is escaped too, because an identifier can't always begin with one. An empty name
  /// becomes `_`.
  public static func identifier(_ name: String) -> String {
    guard !name.isEmpty else { return "_" }
    return escaping(name) { position, byte in
      isPlain(byte) && (position > 0 || !isDigitOrHyphen(byte))
    }
  }

  /// Whether the ASCII character is a letter, a digit, `-`, or `_`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: isDigitOrHyphen(byte)
    }
  }

  private static func isDigitOrHyphen(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2d
  }

  /// Returns `text` with a numeric escape in place of each character, except the ASCII characters
  /// for which `isAllowed` is true.
  ///
  /// Nearly all text needs no escapes and is returned unchanged.
  private static func escaping(
    _ text: String, unless isAllowed: (_ position: Int, _ byte: UInt8) -> Bool
  ) -> String {
    var position = 0
    let isUntouched = text.utf8.allSatisfy { byte in
      defer { position += 1 }
      return isAllowed(position, byte)
    }
    guard !isUntouched else { return text }
    var escaped = ""
    for (position, scalar) in text.unicodeScalars.enumerated() {
      if scalar.isASCII, isAllowed(position, UInt8(scalar.value)) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += escape(scalar)
      }
    }
    return escaped
  }

  /// Returns the numeric escape of a character.
  ///
  /// The space at the end is part of the escape.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\" + String(scalar.value == 0 ? 0xfffd : scalar.value, radix: 16) + " "
  }
}

/// A type whose values can be written as CSS text.
///
/// The whole style sheet is written at every launch. To avoid copies, all its parts append to the
/// same string.
public protocol CssWritable {
  /// Appends the CSS text to a string.
  func write(to text: inout String)
}

extension CssWritable {
  /// The CSS text of the value.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}
