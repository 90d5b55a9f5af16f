/// The line folds of a mail header between a name and its address (RFC 5322, section 2.2.3).
enum RecipientFolds {
  /// Returns `text` with a space in place of each fold.
  ///
  /// A line that begins with white space and an angle bracket continues the previous line if that
  /// line ends with a name.
  static func unfolded(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isLineBreak) else { return text }
    let scalars = Array(text.unicodeScalars)
    var unfolded: [Unicode.Scalar] = []
    unfolded.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      if let end = foldEnd(at: index, in: scalars), endsInName(unfolded) {
        unfolded.append(" ")
        index = end
      } else {
        unfolded.append(scalars[index])
        index += 1
      }
    }
    return String(String.UnicodeScalarView(unfolded))
  }

  /// Returns the index of the angle bracket after the line break at `index` and the white space
  /// after it, or nil if there is no such bracket.
  private static func foldEnd(at index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard scalars[index].isLineBreak else { return nil }
    let isPair = scalars[index...].starts(with: "\r\n".unicodeScalars)
    let start = index + (isPair ? 2 : 1)
    let end = scalars[start...].firstIndex { $0 != " " && $0 != "\t" }
    guard let end, end > start, scalars[end].isOpeningBracket else { return nil }
    return end
  }

  /// Whether `text` ends with the name of a recipient that has no address yet.
  private static func endsInName(_ text: [Unicode.Scalar]) -> Bool {
    let last = text.reversed().prefix { !$0.isLineBreak && $0 != "\t" && !$0.separatesRecipients }
    return !last.allSatisfy(\.isBlank)
      && !last.contains { $0.isAtSign || $0.isOpeningBracket || $0.isClosingBracket }
  }
}
