/// What was typed or pasted into a recipients field, read as pieces.
///
/// A piece is `Name <mail>`, `mail`, or a name alone. Commas, semicolons and line breaks stand
/// between pieces; those in a quoted name (`"Doe, Ann" <ann@example.org>`) or in the brackets of an
/// address do not. A piece with an @ or a bracket is never taken as a mere name.
public struct RecipientsText: Hashable, Sendable {
  static let separators: Set<Character> = [",", ";"]

  /// The pieces in which anything can be seen, in the order of the text.
  public let pieces: [RecipientPiece]

  /// Reads a text.
  public init(_ text: String) {
    let quotes = RecipientQuotes(in: text)
    var pieces: [Substring] = []
    var start = text.startIndex
    var bracketEnd: String.Index?
    for index in text.indices where !quotes.contains(index) {
      if let end = bracketEnd {
        if index == end { bracketEnd = nil }
      } else if text[index] == "<" {
        bracketEnd = Self.end(ofBracketAt: index, in: text)
      } else if Self.separators.contains(text[index]) || text[index].isNewline {
        pieces.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    pieces.append(text[start...])
    self.pieces = pieces.compactMap { RecipientPiece($0) }
  }

  // A bracket that is not closed before the next one, or in its line, holds nothing together.
  private static func end(ofBracketAt index: String.Index, in text: String) -> String.Index? {
    let end = text[text.index(after: index)...].firstIndex { character in
      character == ">" || character == "<" || character.isNewline
    }
    return end.flatMap { text[$0] == ">" ? $0 : nil }
  }
}
