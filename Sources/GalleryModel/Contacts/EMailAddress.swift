/// A string in the form of an email address.
///
/// It has at most ``maximumLength`` characters and exactly one @, with a nonempty name before it
/// and a nonempty server after it. These rules find typing and pasting errors; only the mail server
/// can decide whether the address exists:
///
/// - Neither the name nor the server contains invisible characters, such as white space or a
///   zero-width joiner.
/// - Neither contains angle brackets, parentheses, square brackets, quotation marks, colons,
///   backslashes, or the placeholders U+FFFC and U+FFFD, with two exceptions. A name in quotation
///   marks can contain any of them except angle brackets (RFC 5322). A server can be an IP address
///   in square brackets, which can contain colons.
/// - A server that isn't in square brackets contains no ASCII characters except letters, digits,
///   `.`, `-`, and `_`, and no comma, semicolon, or apostrophe of any script. It doesn't end with a
///   `-`.
/// - Full-width forms of ASCII characters follow the same rules.
/// - The first character of the address isn't a comma, a semicolon, or an apostrophe.
public struct EMailAddress: Hashable, Sendable {
  /// The maximum number of characters in an address.
  public static let maximumLength = Contact.maximumLength

  /// The address, exactly as given.
  public let text: String

  /// Creates an address from a string.
  ///
  /// - Throws: `EMailAddressError`, which describes the error and its position.
  public init(_ text: String) throws(EMailAddressError) {
    let source = RecipientSource(text)
    try self.init(scalars: source.scalars, positions: source.range.map(source.position))
  }

  /// Creates an address from scalars.
  ///
  /// - Parameter positions: The position that an error reports for each scalar.
  init(scalars: [Unicode.Scalar], positions: [Int]) throws(EMailAddressError) {
    let text = String(String.UnicodeScalarView(scalars))
    if text.count > Self.maximumLength { throw .tooLong }
    guard let sign = scalars.firstIndex(of: "@") else { throw .noAt }
    let (localPart, server) = (scalars[..<sign], scalars[(sign + 1)...])
    if let second = server.firstIndex(of: "@") { throw .secondAt(position: positions[second]) }
    for (scalar, position) in zip(scalars, positions) {
      if scalar.isBlankSpace { throw .whiteSpace(position: position) }
      if scalar.isControlOrDirectionMark { throw .controlCharacter(position: position) }
    }
    if localPart.allSatisfy(\.isBlank) { throw .nothingBeforeAt }
    if server.allSatisfy(\.isBlank) { throw .nothingAfterAt }
    if let index = scalars.firstIndex(where: \.isBlank) {
      throw .invisibleCharacter(position: positions[index])
    }
    let isQuoted = Self.isQuoted(localPart)
    let isAddressLiteral = Self.isAddressLiteral(server)
    let wrong = scalars.indices.first { index in
      if index == 0, scalars[index].isNeverFirst { return true }
      if index <= sign {
        return isQuoted ? scalars[index].isAngleBracket : scalars[index].isNeverInAddress
      }
      if isAddressLiteral {
        return server.indices.dropFirst().dropLast().contains(index)
          && scalars[index] != ":" && scalars[index].isNeverInAddress
      }
      return scalars[index].isNeverInAddress || scalars[index].isNeverInServer
    }
    if let wrong {
      throw .misplacedCharacter("\(scalars[wrong])", position: positions[wrong])
    }
    if server.last == "-" { throw .hyphenAtEnd }
    self.text = text
  }

  /// Whether the whole name before the @ is in quotation marks, as in `"a:b"@example.org`.
  private static func isQuoted(_ localPart: ArraySlice<Unicode.Scalar>) -> Bool {
    guard localPart.count > 2, localPart.first == "\"", localPart.last == "\"" else { return false }
    var isEscaped = false
    for scalar in localPart.dropFirst().dropLast() {
      if scalar == "\"", !isEscaped { return false }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return !isEscaped
  }

  /// Whether the server is an IP address in square brackets, such as `[192.0.2.1]` or
  /// `[IPv6:2001:db8::1]`.
  private static func isAddressLiteral(_ server: ArraySlice<Unicode.Scalar>) -> Bool {
    server.count > 2 && server.first == "[" && server.last == "]"
  }
}

extension Unicode.Scalar {
  fileprivate var isAngleBracket: Bool { isOpeningBracket || isClosingBracket }

  fileprivate var isNeverInAddress: Bool {
    switch narrowForm {
    case "<", ">", "(", ")", "[", "]", ":", "\\", "\"": true
    // The placeholders for an embedded object and for a character that couldn't be decoded.
    case "\u{fffc}", "\u{fffd}": true
    default: isQuotationMark
    }
  }

  fileprivate var isNeverInServer: Bool {
    switch narrowForm {
    case ".", "-", "_", "0"..."9", "A"..."Z", "a"..."z": false
    case let narrow where narrow.isASCII: true
    default: separatesRecipients || isApostrophe
    }
  }

  fileprivate var isNeverFirst: Bool { separatesRecipients || isApostrophe }
}
