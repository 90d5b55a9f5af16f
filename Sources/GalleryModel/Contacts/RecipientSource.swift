/// A text of recipients as Unicode scalars, with the positions of their characters.
///
/// The grammar reads scalars instead of characters, because a combining mark at the start of a name
/// forms one character with the quotation mark before it. Errors count characters, as users do.
struct RecipientSource {
  let scalars: [Unicode.Scalar]

  /// The position of each scalar's character, from 1.
  private let positions: [Int]

  /// Whether the whole character of each scalar is white space.
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

  /// Returns the text of a part.
  func text(in range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// Returns a part without the white space around it.
  ///
  /// A space with a combining mark on it isn't removed.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    trim(range) { isWhiteSpace[$0] }
  }

  /// Returns a part without the indices at both ends for which a condition is true.
  func trim(_ range: Range<Int>, while isDropped: (_ index: Int) -> Bool) -> Range<Int> {
    guard let first = range.first(where: { !isDropped($0) }),
      let last = range.last(where: { !isDropped($0) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  /// Whether an index has white space between two words: a visible space without a mark on it.
  func isWordSpace(at index: Int) -> Bool {
    isWhiteSpace[index] && scalars[index].properties.isWhitespace
  }

  /// Whether a part has no visible characters.
  func isBlank(_ range: Range<Int>) -> Bool {
    scalars[range].allSatisfy(\.isBlank)
  }

  /// Whether a part contains an at sign.
  ///
  /// Such a part is never read as a name alone.
  func hasAtSign(in range: Range<Int>) -> Bool {
    scalars[range].contains(where: \.isAtSign)
  }

  /// Whether a part contains an at sign with text on both sides, as in an address.
  func hasAddress(in range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains { index in
      scalars[index].isAtSign && !scalars[index - 1].isBlankSpace
        && !scalars[index + 1].isBlankSpace
    }
  }

  /// Returns the parts between the scalars for which a condition is true.
  func split(
    _ range: Range<Int>, where isSeparator: (Unicode.Scalar) -> Bool
  ) -> [Range<Int>] {
    scalars[range].split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map(\.indices)
  }
}
