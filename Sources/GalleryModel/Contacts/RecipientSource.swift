/// A text of recipients, as Unicode scalars with numbers.
///
/// The grammar reads scalars and not characters, because a combining mark at the start of a name
/// makes one character with the quotation mark before it. Refusals count characters, as a user does.
struct RecipientSource {
  let scalars: [Unicode.Scalar]

  /// The number of the character that each scalar is in, from 1.
  private let positions: [Int]

  /// Whether the whole character that each scalar is in is white space.
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

  /// The number of the character that a scalar is in, from 1.
  func position(of index: Int) -> Int { positions[index] }

  /// The text of a part.
  func text(in range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// A part without the white space around it; a space with a combining mark on it stays.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    trim(range) { isWhiteSpace[$0] }
  }

  /// A part without what is around it, as far as a condition holds for the places there.
  func trim(_ range: Range<Int>, while isDropped: (_ index: Int) -> Bool) -> Range<Int> {
    guard let first = range.first(where: { !isDropped($0) }),
      let last = range.last(where: { !isDropped($0) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  /// Whether a place is white space between two words: one that can be seen, and that nothing is on.
  func isWordSpace(at index: Int) -> Bool {
    isWhiteSpace[index] && scalars[index].properties.isWhitespace
  }

  /// Whether nothing of a part can be seen.
  func isBlank(_ range: Range<Int>) -> Bool {
    scalars[range].allSatisfy(\.isBlank)
  }

  /// Whether an at sign is in a part; such a part is never a mere name.
  func hasAtSign(in range: Range<Int>) -> Bool {
    scalars[range].contains(where: \.isAtSign)
  }

  /// Whether an at sign in a part has something on either side, as in an address.
  func hasAddress(in range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains { index in
      scalars[index].isAtSign && !scalars[index - 1].isBlankSpace
        && !scalars[index + 1].isBlankSpace
    }
  }

  /// The parts between the scalars that a condition holds for.
  func split(
    _ range: Range<Int>, where isSeparator: (Unicode.Scalar) -> Bool
  ) -> [Range<Int>] {
    scalars[range].split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map(\.indices)
  }
}
