extension Color {
  /// Creates a color from hexadecimal text, in uppercase or lowercase.
  ///
  /// The text has one of these forms:
  ///
  /// - `#rgb` or `#rgba`, where each digit is doubled: `#17a` is `#1177aa`
  /// - `#rrggbb` or `#rrggbbaa`
  /// - any of these without the `#`
  /// - `0xrrggbb`, as in the code of the write-ups, always with six digits, because a shorter
  ///   number is ambiguous
  ///
  /// - Throws: ``ColorError``, with the problem and its position. There is no default color for
  ///   invalid text.
  public init(hex text: some StringProtocol) throws(ColorError) {
    let characters = Array(text)
    let prefix = Self.prefixLength(of: characters)
    var digits: [UInt8] = []
    for (position, character) in characters.enumerated().dropFirst(prefix) {
      // `hexDigitValue` alone also accepts the full-width digits of East Asian text.
      guard character.isASCII, let value = character.hexDigitValue else {
        throw .notADigit(text: String(text), character: character, position: position + 1)
      }
      digits.append(UInt8(value))
    }

    let allowed = prefix == 2 ? [6] : [3, 4, 6, 8]
    guard allowed.contains(digits.count) else {
      let surplus = allowed.last.flatMap { digits.count > $0 ? prefix + $0 : nil }
      throw .wrongLength(
        text: String(text), digits: digits.count, allowed: allowed,
        position: (surplus ?? characters.count) + 1)
    }
    let pairs = digits.count < 6 ? digits.flatMap { [$0, $0] } : digits
    func byte(_ index: Int) -> UInt8 { pairs[index * 2] << 4 | pairs[index * 2 + 1] }
    self.init(bytes: byte(0), byte(1), byte(2), alpha: pairs.count > 6 ? byte(3) : 255)
  }

  /// The color as `#rrggbb`, or as `#rrggbbaa` if its alpha as a byte is less than 255.
  ///
  /// GTK 3's style sheets reject the longer form. For style sheets, use `CssText` of the Theming
  /// module, which writes colors in a form that GTK accepts.
  public var hexText: String {
    let bytes = self.bytes
    // The leading 1 preserves leading zeros. It's dropped below.
    let opaque = 0x1_00 | UInt64(bytes.red)
    let opaqueDigits = (opaque << 8 | UInt64(bytes.green)) << 8 | UInt64(bytes.blue)
    let digits = bytes.alpha < 255 ? opaqueDigits << 8 | UInt64(bytes.alpha) : opaqueDigits
    return "#" + String(digits, radix: 16).dropFirst()
  }

  private static func prefixLength(of characters: [Character]) -> Int {
    if characters.first == "#" { return 1 }
    return characters.first == "0" && characters.dropFirst().first?.lowercased() == "x" ? 2 : 0
  }
}

/// The reason that a string or a number isn't a color.
///
/// Positions count characters from 1. If digits are missing, the position is the one after the last
/// character.
public enum ColorError: Problem, Hashable {
  /// The string contains a character other than 0–9, a–f, and A–F.
  case notADigit(text: String, character: Character, position: Int)

  /// The string has a number of digits that its format doesn't allow.
  ///
  /// If there are too many digits, the position is that of the first surplus digit.
  case wrongLength(text: String, digits: Int, allowed: [Int], position: Int)

  /// The number has more than the 24 bits of red, green, and blue.
  case moreThan24Bits(UInt32)
}

extension ColorError {
  /// A clause that describes the problem and, for a wrong character, its position.
  public var summary: Clause {
    switch self {
    case .notADigit(let text, let character, let position):
      "\(quoted: text) is not a color: \(quoted: String(character)) at character \(position) is not a hexadecimal digit"
    case .wrongLength(let text, let digits, _, _):
      "\(quoted: text) is not a color: it has \(digits) hexadecimal \(digits == 1 ? "digit" : "digits")"
    case .moreThan24Bits(let number):
      "0x\(String(number, radix: 16)) is not a color: it has more than 24 bits"
    }
  }

  /// A clause that describes the valid formats or values.
  public var remedy: Clause? {
    switch self {
    case .notADigit: "write #rgb, #rgba, #rrggbb, or #rrggbbaa"
    case .wrongLength(_, _, let allowed, _):
      "write \(Clause(allowed.map { "\($0)" }, joinedBy: .or)) digits"
    case .moreThan24Bits: "write a number from 0x000000 to 0xffffff"
    }
  }
}
