/// Recipients text as Unicode scalars, with the position of each scalar's character.
///
/// The grammar reads scalars instead of characters, because a combining mark at the start of a name
/// forms one character with the quotation mark before it. Errors count characters, as users do.
struct RecipientSource {
  let scalars: [Unicode.Scalar]

  /// The position of each scalar's character, from 1.
  private let positions: [Int]

  /// Whether each scalar's character consists only of white space.
  private let isWhiteSpace: [Bool]

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var positions: [Int] = []
    var isWhiteSpace: [Bool] = []
    for (index, character) in text.enumerated() {
      let isBlank = character.isBlankSpace
      for scalar in character.unicodeScalars {
        scalars.append(scalar)
        positions.append(index + 1)
        isWhiteSpace.append(isBlank)
      }
    }
    self.scalars = scalars
    self.positions = positions
    self.isWhiteSpace = isWhiteSpace
  }

  var range: Range<Int> { scalars.indices }

  /// Returns the position of a scalar's character, from 1.
  func position(of index: Int) -> Int { positions[index] }

  /// Returns the text in the given range.
  func text(in range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// Returns the given range without the white space at both ends.
  ///
  /// A space with a combining mark isn't removed.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    trim(range) { isWhiteSpace[$0] }
  }

  /// Returns the given range without the indices at both ends for which `isDropped` is true.
  func trim(_ range: Range<Int>, while isDropped: (_ index: Int) -> Bool) -> Range<Int> {
    guard let first = range.first(where: { !isDropped($0) }),
      let last = range.last(where: { !isDropped($0) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  /// Whether a scalar is white space that separates words: neither a zero-width space nor a space
  /// with a combining mark.
  func isWordSpace(at index: Int) -> Bool {
    isWhiteSpace[index] && scalars[index].properties.isWhitespace
  }

  /// Whether the given range has no visible characters.
  func isBlank(_ range: Range<Int>) -> Bool {
    scalars[range].allSatisfy(\.isBlank)
  }

  /// Whether the given range contains an at sign.
  ///
  /// Text with an at sign is never read as a name alone, unless it's in quotation marks.
  func hasAtSign(in range: Range<Int>) -> Bool {
    scalars[range].contains(where: \.isAtSign)
  }

  /// Whether the given range contains an at sign with text directly before and after it, as in an
  /// address.
  func hasAddress(in range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains { index in
      scalars[index].isAtSign && !scalars[index - 1].isBlankSpace
        && !scalars[index + 1].isBlankSpace
    }
  }

  /// Splits the given range at the scalars for which `isSeparator` is true.
  func split(
    _ range: Range<Int>, where isSeparator: (Unicode.Scalar) -> Bool
  ) -> [Range<Int>] {
    scalars[range].split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map(\.indices)
  }
}
