/// An email address in one of the forms that people write: in brackets or quotation marks, before
/// punctuation, as a `mailto:` link, or in full-width characters.
///
/// The contact form and the recipients field both read addresses by these rules.
struct AddressText {
  /// The address.
  let address: EMailAddress

  /// The header fields of a `mailto:` link, which are not part of the address, or nil if there are
  /// none.
  let fields: String?

  /// A scalar of the address, with the position of its character in the whole text.
  private struct LocatedScalar {
    let scalar: Unicode.Scalar
    let position: Int
  }

  /// Reads the address in the given range of `source`.
  ///
  /// - Throws: `EMailAddressError`. Its positions count characters of the whole text.
  init(_ source: RecipientSource, in range: Range<Int>) throws(EMailAddressError) {
    func scalars(in range: Range<Int>) -> [LocatedScalar] {
      range.map {
        LocatedScalar(scalar: source.scalars[$0].narrowForm, position: source.position(of: $0))
      }
    }
    let bare = Self.bare(scalars(in: range)[...])
    let bareRange = range.lowerBound + bare.startIndex..<range.lowerBound + bare.endIndex
    if let link = MailtoLink(bareRange, in: source) {
      let end = link.fields.lowerBound
      let start = link.addresses.first?.lowerBound ?? end
      let decoded = try Self.decode(scalars(in: start..<end))
      address = try Self.address(of: Self.bare(decoded[...]))
      fields = link.hasFields ? source.text(in: link.fields) : nil
    } else {
      address = try Self.address(of: bare)
      fields = nil
    }
  }

  private static func address(of scalars: ArraySlice<LocatedScalar>) throws(EMailAddressError)
    -> EMailAddress
  {
    try EMailAddress(scalars: scalars.map(\.scalar), positions: scalars.map(\.position))
  }

  // MARK: Text around an address

  /// Returns the address without surrounding white space, direction marks, pairs of brackets or
  /// quotation marks, and without punctuation after it.
  private static func bare(_ scalars: ArraySlice<LocatedScalar>) -> ArraySlice<LocatedScalar> {
    var bare = scalars
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

  /// Decodes percent-encoded UTF-8 (RFC 3986, section 2.1).
  private static func decode(_ scalars: [LocatedScalar]) throws(EMailAddressError)
    -> [LocatedScalar]
  {
    var decoded: [LocatedScalar] = []
    var index = 0
    while index < scalars.count {
      let position = scalars[index].position
      var bytes: [UInt8] = []
      while index < scalars.count, scalars[index].scalar == "%" {
        let digits = scalars[(index + 1)...].prefix(2).map(\.scalar)
        guard digits.count == 2, let byte = byte(digits) else {
          throw .percentEncoding(position: scalars[index].position)
        }
        bytes.append(byte)
        index += 3
      }
      if bytes.isEmpty {
        decoded.append(scalars[index])
        index += 1
      } else if let text = String(validating: bytes, as: UTF8.self) {
        decoded += text.unicodeScalars.map { LocatedScalar(scalar: $0, position: position) }
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
  /// Whether this is punctuation that can follow an address in a sentence.
  ///
  /// Such punctuation is never the end of an address.
  var closesSentence: Bool { ".!?:…".unicodeScalars.contains(narrowForm) }

  /// Whether this is white space, or a mark that programs put around text to preserve its
  /// direction.
  fileprivate var surroundsText: Bool { isBlankSpace || properties.isBidiControl }

  /// The marks that can close a pair of brackets or quotation marks that this scalar opens.
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
