/// A reader that returns the tokens of a style sheet one by one.
struct CssReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// Returns the next token, or nil at the end.
  ///
  /// White space is one token between two words or strings, where it has a meaning in selectors. It
  /// is skipped beside punctuation, which makes it meaningless.
  mutating func next() throws(CssSyntaxError) -> CssToken? {
    guard let first = rest.first else { return nil }
    if first.properties.isWhitespace { return space() }
    if first == "\"" { return try string() }
    if first == "#" { return try hexColor() }
    if isNumberStart { return try number() }
    if isWordPart(first) || first == "\\" { return .word(name()) }
    rest.removeFirst()
    if isSeparator(first) { skipSpace() }
    return .mark(Character(first))
  }

  private mutating func space() -> CssToken? {
    skipSpace()
    guard let next = rest.first else { return nil }
    if isSeparator(next) {
      rest.removeFirst()
      skipSpace()
      return .mark(Character(next))
    }
    return .space
  }

  private mutating func skipSpace() {
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
  }

  private mutating func string() throws(CssSyntaxError) -> CssToken {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return .string(String(text))
      case "\\": text.append(escaped())
      case "\n": throw .unfinishedString(String(text))
      default: text.append(next)
      }
    }
    throw .unfinishedString(String(text))
  }

  /// Reads an escape after its backslash: up to six hexadecimal digits and a space, or a character.
  private mutating func escaped() -> Unicode.Scalar {
    var digits = ""
    while digits.count < 6, let next = rest.first, next.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(next)
      rest.removeFirst()
    }
    guard let code = UInt32(digits, radix: 16) else { return rest.popFirst() ?? "\u{fffd}" }
    if rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    return Unicode.Scalar(code) ?? "\u{fffd}"
  }

  private mutating func hexColor() throws(CssSyntaxError) -> CssToken {
    rest.removeFirst()
    let digits = name()
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else {
      throw .wrongNumber("#" + digits)
    }
    return .color(
      Double(number >> 16 & 0xff), Double(number >> 8 & 0xff), Double(number & 0xff), 1)
  }

  private var isNumberStart: Bool {
    let unsigned = rest.first == "-" ? rest.dropFirst() : rest
    return unsigned.first.map { ("0"..."9").contains($0) } == true
  }

  private mutating func number() throws(CssSyntaxError) -> CssToken {
    var digits = ""
    while let next = rest.first, ("0"..."9").contains(next) || next == "." || next == "-" {
      digits.unicodeScalars.append(next)
      rest.removeFirst()
    }
    digits += exponent()
    let unit = name()
    guard let number = Double(digits) else { throw .wrongNumber(digits) }
    return .number(number, number == 0 ? "" : unit)
  }

  /// Reads the exponent that GTK writes for very small numbers.
  ///
  /// A unit can begin with the same letter.
  private mutating func exponent() -> String {
    guard rest.first == "e", let next = rest.dropFirst().first,
      next == "-" || next == "+" || ("0"..."9").contains(next)
    else { return "" }
    var text = ""
    repeat {
      text.unicodeScalars.append(rest.removeFirst())
    } while rest.first.map {
      ("0"..."9").contains($0) || (text == "e" && "+-".unicodeScalars.contains($0))
    } == true
    return text
  }

  private mutating func name() -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.first, isWordPart(next) || next == "\\" {
      rest.removeFirst()
      text.append(next == "\\" ? escaped() : next)
    }
    return String(text)
  }

  private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
      || scalar == "_" || scalar == "%" || scalar.value > 0x7f
  }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    ["{", "}", ";", ",", "(", ")"].contains(scalar)
  }
}
