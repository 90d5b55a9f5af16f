/// An address as people write it: with brackets, quotation marks or punctuation around it, as a
/// `mailto:` link, or in full-width signs.
///
/// The form and the field read addresses by this one rule.
struct AddressText {
  /// The address.
  let address: EMailAddress

  /// The header fields of a `mailto:` link, which are no part of the address; nil without any.
  let fields: String?

  /// A scalar of the address, and the number of the character in the text that it comes from.
  private struct Sign {
    let scalar: Unicode.Scalar
    let position: Int
  }

  /// Reads an address.
  ///
  /// - Throws: `EMailAddressError`; its positions count in the whole text.
  init(_ source: RecipientSource, in range: Range<Int>) throws(EMailAddressError) {
    func signs(in range: Range<Int>) -> [Sign] {
      range.map { Sign(scalar: source.scalars[$0].narrowForm, position: source.position(of: $0)) }
    }
    let bare = Self.bare(signs(in: range)[...])
    let bareRange = range.lowerBound + bare.startIndex..<range.lowerBound + bare.endIndex
    if let link = MailtoLink(bareRange, in: source) {
      let end = link.fields.lowerBound
      let start = link.addresses.first?.lowerBound ?? end
      let decoded = try Self.decode(signs(in: start..<end))
      address = try Self.address(of: Self.bare(decoded[...]))
      fields = link.hasFields ? source.text(in: link.fields) : nil
    } else {
      address = try Self.address(of: bare)
      fields = nil
    }
  }

  private static func address(of signs: ArraySlice<Sign>) throws(EMailAddressError) -> EMailAddress
  {
    try EMailAddress(scalars: signs.map(\.scalar), positions: signs.map(\.position))
  }

  // MARK: What is around an address

  /// The address without white space, pairs of brackets or marks, and closing punctuation.
  private static func bare(_ signs: ArraySlice<Sign>) -> ArraySlice<Sign> {
    var bare = signs
    while true {
      bare = bare.drop { $0.scalar.surroundsText }
      while let last = bare.last, last.scalar.surroundsText || last.scalar.closesSentence {
        bare.removeLast()
      }
      guard let first = bare.first, let last = bare.last,
        first.scalar.closingMarks.contains(last.scalar)
      else { return bare }
      bare = bare.dropFirst().dropLast()
    }
  }

  // MARK: Percent-encoding

  /// The scalars that a percent-encoded text stands for (RFC 3986, section 2.1), in UTF-8.
  private static func decode(_ signs: [Sign]) throws(EMailAddressError) -> [Sign] {
    var decoded: [Sign] = []
    var index = 0
    while index < signs.count {
      let position = signs[index].position
      var bytes: [UInt8] = []
      while index < signs.count, signs[index].scalar == "%" {
        let digits = signs[(index + 1)...].prefix(2).map(\.scalar)
        guard digits.count == 2, let byte = byte(digits) else {
          throw .percentEncoding(position: signs[index].position)
        }
        bytes.append(byte)
        index += 3
      }
      if bytes.isEmpty {
        decoded.append(signs[index])
        index += 1
      } else if let text = String(validating: bytes, as: UTF8.self) {
        decoded += text.unicodeScalars.map { Sign(scalar: $0, position: position) }
      } else {
        throw .percentEncoding(position: position)
      }
    }
    return decoded
  }

  private static func byte(_ digits: [Unicode.Scalar]) -> UInt8? {
    let values = digits.compactMap { Character($0).isASCII ? Character($0).hexDigitValue : nil }
    return values.count == 2 ? UInt8(16 * values[0] + values[1]) : nil
  }
}

extension Unicode.Scalar {
  /// Whether this ends a sentence, and no address.
  var closesSentence: Bool { ".!?:…".unicodeScalars.contains(narrowForm) }

  /// Whether this is white space, or a mark that programs put around a text to keep its direction.
  fileprivate var surroundsText: Bool { isBlankSpace || properties.isBidiControl }

  /// The marks that close what this one opens around an address.
  fileprivate var closingMarks: [Unicode.Scalar] {
    switch self {
    case "<": [">"]
    case "(": [")"]
    case "[": ["]"]
    case "{": ["}"]
    default: closingQuotationMarks + closingApostrophes
    }
  }
}
