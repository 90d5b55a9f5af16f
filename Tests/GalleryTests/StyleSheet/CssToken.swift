/// The smallest meaningful part of a style sheet.
enum CssToken: Hashable, CustomStringConvertible {
  case word(String)
  case string(String)
  /// A number with its unit. Zero has no unit.
  case number(Double, String)
  /// A color: red, green, and blue from 0 to 255, and alpha with six decimals.
  case color([Double])
  case mark(Character)
  case space

  var description: String {
    switch self {
    case .word(let text): text
    case .string(let text): "“\(text)”"
    case .number(let number, let unit): "\(number)\(unit)"
    case .color(let components): "color\(components)"
    case .mark(let mark): "\(mark)"
    case .space: " "
    }
  }

  /// Returns the tokens of a sheet.
  static func tokens(of text: String) throws(CssSyntaxError) -> [CssToken] {
    var reader = CssReader(text)
    var tokens: [CssToken] = []
    while let token = try reader.next() { tokens.append(token) }
    return try joiningColors(of: tokens)
  }

  /// Replaces the tokens of each `rgb(…)` and `rgba(…)` with one color token.
  private static func joiningColors(
    of tokens: [CssToken]
  ) throws(CssSyntaxError) -> [CssToken] {
    var joined: [CssToken] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      guard [.word("rgb"), .word("rgba")].contains(token), rest.first == .mark("(") else {
        joined.append(token)
        continue
      }
      guard let end = rest.firstIndex(of: .mark(")")) else { throw .missing(.mark(")")) }
      let inner = rest[rest.startIndex..<end].dropFirst().filter { $0 != .space }
      rest = rest[(end + 1)...]
      var components: [Double] = []
      for part in inner.split(separator: .mark(",")) {
        guard part.count == 1, case .number(let number, "")? = part.first else {
          throw .wrongColor(Array(inner))
        }
        components.append(number)
      }
      if components.count == 3 { components.append(1) }
      guard components.count == 4 else { throw .wrongColor(Array(inner)) }
      joined.append(color(components[0], components[1], components[2], components[3]))
    }
    return joined
  }

  /// Returns a color token with the precision of GTK, which writes an alpha over 0.999 as opaque.
  static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> CssToken {
    .color([red, green, blue, alpha > 0.999 ? 1 : (alpha * 1_000_000).rounded() / 1_000_000])
  }
}
