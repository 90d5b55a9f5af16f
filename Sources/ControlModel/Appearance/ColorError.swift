/// The reason why a text or a number is not a color.
///
/// A position is the number of characters before the error. It equals the length of the text if
/// something is missing at the end.
public enum ColorError: Error, Hashable, Sendable {
  /// A character other than 0–9, a–f, and A–F.
  case notADigit(text: String, character: Character, position: Int)

  /// A number of digits that no color format has.
  ///
  /// The position is that of the first surplus digit, or the end of the text if digits are missing.
  case wrongLength(text: String, digits: Int, allowed: [Int], position: Int)

  /// A number with more bits than the 24 of red, green, and blue.
  case moreThan24Bits(UInt32)
}

extension ColorError: CustomStringConvertible {
  /// A sentence with the problem, its position, and the valid formats or values.
  public var description: String {
    switch self {
    case .notADigit(let text, let character, let position):
      return "\"\(text)\" is not a color: \"\(character)\" at position \(position) is not a"
        + " hexadecimal digit; write #rgb, #rgba, #rrggbb or #rrggbbaa."
    case .wrongLength(let text, let digits, let allowed, let position):
      return "\"\(text)\" is not a color: it has \(digits) hexadecimal"
        + " \(digits == 1 ? "digit" : "digits") where \(Self.choice(of: allowed)) are right, which"
        + " shows at position \(position)."
    case .moreThan24Bits(let number):
      return "0x\(String(number, radix: 16)) is not a color: it has more than 24 bits; write a"
        + " number from 0x000000 to 0xffffff."
    }
  }

  private static func choice(of numbers: [Int]) -> String {
    let texts = numbers.map(String.init)
    guard let last = texts.last, texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}
