extension String {
  /// The maximum number of characters that a widget shows of a text that a user gave.
  public static let maximumShownCharacters = 500

  /// The maximum number of marks that a widget shows on each character.
  ///
  /// The longest sequences in use have fewer: a flag of tag characters has six, a family emoji seven.
  public static let maximumShownMarks = 32

  /// The maximum number of marks on each character of a text that is typed or pasted into an entry.
  ///
  /// An entry lays out its text at each key. With 1,000 marks on a character that takes at most 10 ms,
  /// less than a frame; with 5,000 it takes 0.2 s, and with 10,000 0.7 s. An entry that is full of
  /// characters with 1,000 marks takes 0.3 s.
  public static let maximumEnteredMarks = 1_000

  /// The text as a widget shows it, at most so many characters, and “…” in place of the rest.
  ///
  /// Text layout takes minutes for a paragraph with a million letters, or for one letter with 60,000
  /// accents. So a character loses the marks after its ``maximumShownMarks``. The time to cut a text
  /// is proportional to its length.
  ///
  /// - Parameter limit: The maximum number of characters of the result, which includes the “…”.
  public func cutForDisplay(to limit: Int = maximumShownCharacters) -> String {
    var shown: [Substring.UnicodeScalarView] = []
    var index = startIndex
    while index < endIndex, shown.count < limit {
      let next = self.index(after: index)
      shown.append(Self.limitMarks(unicodeScalars[index..<next]))
      index = next
    }
    let isCut = index < endIndex
    if isCut, !shown.isEmpty { shown.removeLast() }
    return String(String.UnicodeScalarView(shown.joined())) + (isCut && limit > 0 ? "…" : "")
  }

  /// Whether a character has more marks than ``maximumEnteredMarks``.
  public var hasTooManyMarks: Bool {
    utf8.count > Self.maximumEnteredMarks
      && contains { !$0.unicodeScalars.dropFirst(1 + Self.maximumEnteredMarks).isEmpty }
  }

  /// The character with at most so many marks; where some are dropped, the last is a zero-width
  /// non-joiner, so that the next character does not join this one.
  private static func limitMarks(
    _ character: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    guard character.dropFirst(1 + maximumShownMarks).isEmpty else {
      return character.prefix(maximumShownMarks) + ["\u{200c}"]
    }
    return character
  }
}
