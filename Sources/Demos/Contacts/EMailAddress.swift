/// A text that can be an e-mail address.
///
/// It is one @ between two parts that are not empty, without white space or control characters;
/// what a server makes of the rest is the server's affair. Spaces without width and marks that
/// turn the direction of text are refused too: nobody would see them.
public struct EMailAddress: Hashable, Sendable {
  /// The address, exactly as it was given.
  public let text: String

  /// Takes a text as an address.
  ///
  /// - Throws: `EMailAddressError`, which says what is wrong and at which character.
  public init(_ text: String) throws(EMailAddressError) {
    let scalars = text.unicodeScalars
    let signs = scalars.indices.filter { scalars[$0] == "@" }
    guard let sign = signs.first else { throw .noAt }
    if signs.count > 1 { throw .secondAt(position: text.position(of: signs[1])) }
    for index in scalars.indices {
      if scalars[index].isBlankSpace { throw .whiteSpace(position: text.position(of: index)) }
      if scalars[index].isControl { throw .controlCharacter(position: text.position(of: index)) }
    }
    if text[..<sign].isBlank { throw .nothingBeforeAt }
    if text[scalars.index(after: sign)...].isBlank { throw .nothingAfterAt }
    self.text = text
  }
}

extension String {
  /// The number of the character that an index is in, counted from 1.
  func position(of index: Index) -> Int {
    distance(from: startIndex, to: index) + 1
  }
}
