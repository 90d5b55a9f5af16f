/// A text that can be an e-mail address.
///
/// It is one @ between two parts that are not empty. Neither has anything that nobody would see, such
/// as white space or a zero-width joiner, nor brackets, quotation marks or colons, which belong
/// around an address. The part behind the @ has no other ASCII sign but `.`, `-` and `_` either. Only a name in quotation marks before the @ (RFC 5322) may have more of these.
/// The server decides about everything else.
public struct EMailAddress: Hashable, Sendable {
  /// The maximum number of characters of an address.
  public static let maximumLength = Contact.maximumLength

  /// The address, exactly as it was given.
  public let text: String

  /// Takes a text as an address.
  ///
  /// - Throws: `EMailAddressError`, which says what is wrong and at which character.
  public init(_ text: String) throws(EMailAddressError) {
    let source = RecipientSource(text)
    try self.init(scalars: source.scalars, positions: source.range.map(source.position))
  }

  /// Takes scalars as an address.
  ///
  /// - Parameter positions: The position that an error gives for each scalar.
  init(scalars: [Unicode.Scalar], positions: [Int]) throws(EMailAddressError) {
    let text = String(String.UnicodeScalarView(scalars))
    if text.count > Self.maximumLength { throw .tooLong }
    guard let sign = scalars.firstIndex(of: "@") else { throw .noAt }
    let (name, server) = (scalars[..<sign], scalars[(sign + 1)...])
    if let second = server.firstIndex(of: "@") { throw .secondAt(position: positions[second]) }
    for (scalar, position) in zip(scalars, positions) {
      if scalar.isBlankSpace { throw .whiteSpace(position: position) }
      if scalar.isControl { throw .controlCharacter(position: position) }
    }
    if name.allSatisfy(\.isBlank) { throw .nothingBeforeAt }
    if server.allSatisfy(\.isBlank) { throw .nothingAfterAt }
    if let index = scalars.firstIndex(where: \.isBlank) {
      throw .invisibleCharacter(position: positions[index])
    }
    let isQuoted = Self.isQuoted(name)
    let isLiteral = Self.isLiteral(server)
    let wrong = scalars.indices.first { index in
      if index == 0, scalars[index].isNeverFirst { return true }
      if index <= sign {
        return isQuoted ? scalars[index].isAngleBracket : scalars[index].isNeverInAddress
      }
      if isLiteral {
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

  /// Whether the name before the @ is in quotation marks as a whole, as in `"a:b"@example.org`.
  private static func isQuoted(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
    guard name.count > 2, name.first == "\"", name.last == "\"" else { return false }
    var isEscaped = false
    for scalar in name.dropFirst().dropLast() {
      if scalar == "\"", !isEscaped { return false }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return !isEscaped
  }

  /// Whether a server is given by its number in brackets, as `[192.0.2.1]` or `[IPv6:2001:db8::1]`.
  private static func isLiteral(_ server: ArraySlice<Unicode.Scalar>) -> Bool {
    server.count > 2 && server.first == "[" && server.last == "]"
  }
}

extension Unicode.Scalar {
  fileprivate var isAngleBracket: Bool { isOpeningBracket || isClosingBracket }

  fileprivate var isNeverInAddress: Bool {
    switch narrowForm {
    case "<", ">", "(", ")", "[", "]", ":", "\\", "\"": true
    // What stands for an object in a copied text, and for a character that could not be read.
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
