/// The quoted stretches of what was typed, in which separators and brackets are plain text.
///
/// A quotation mark opens a stretch where a word begins, and only if another one closes it in the
/// same line: a lone one, as in `5" Pipe`, is plain text. A backslash in a stretch makes the next
/// character plain, as in mail headers.
struct RecipientQuotes {
  private var quoted: Set<String.Index> = []

  init(in text: String) {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\"", Self.beginsWord(index, in: text),
        let end = Self.end(from: index, in: text)
      {
        quoted.formUnion(text[index...end].indices)
        index = end
      }
      index = text.index(after: index)
    }
  }

  /// Tells whether a place is in a stretch, its quotation marks included.
  func contains(_ index: String.Index) -> Bool {
    quoted.contains(index)
  }

  /// What a name or an address says that is quoted as a whole; any other text stays as it is.
  static func removed(from text: String) -> String {
    guard text.first == "\"", let end = end(from: text.startIndex, in: text),
      text.index(after: end) == text.endIndex
    else { return text }
    var plain = ""
    var isEscaped = false
    for character in text[text.index(after: text.startIndex)..<end] {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    return plain.trimmed
  }

  private static func beginsWord(_ index: String.Index, in text: String) -> Bool {
    guard index > text.startIndex else { return true }
    let before = text[text.index(before: index)]
    return before.isWhitespace || RecipientsText.separators.contains(before)
  }

  private static func end(from start: String.Index, in text: String) -> String.Index? {
    var isEscaped = false
    var index = text.index(after: start)
    while index < text.endIndex, !text[index].isNewline {
      if text[index] == "\"", !isEscaped { return index }
      isEscaped = text[index] == "\\" && !isEscaped
      index = text.index(after: index)
    }
    return nil
  }
}
