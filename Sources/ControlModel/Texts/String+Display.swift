extension String {
  /// The maximum number of characters of a user's text that a widget shows.
  public static let maximumShownCharacters = 500

  /// The maximum number of marks that a widget shows on each character.
  ///
  /// A mark is any code point of a character after the first. The longest emoji sequences in use
  /// have fewer than ten marks.
  public static let maximumShownMarks = 32

  /// The maximum number of marks on each character of text that is typed or pasted into an entry.
  ///
  /// An entry lays out its text after each key. With 1,000 marks on a character, the layout needs
  /// at most 10 ms, less than a frame. With 5,000 marks it needs 0.2 seconds, and with 10,000 marks
  /// 0.7 seconds. An entry that is full of characters with 1,000 marks needs 0.3 seconds.
  public static let maximumEnteredMarks = 1_000

  /// Returns the string shortened for display in a widget: with at most `limit` characters, and
  /// with a limited number of marks on each.
  ///
  /// If characters are removed, the result ends with “…”, unless `limit` is 0.
  ///
  /// Text layout needs minutes for a paragraph with a million letters, or for one letter with
  /// 60,000 accents. Therefore, a character with too many marks is shortened to
  /// ``maximumShownMarks`` marks, the last of which is a zero-width non-joiner. The time that this
  /// function needs is proportional to the length of the string.
  ///
  /// - Parameter limit: The maximum number of characters in the result, including the “…”.
  public func truncatedForDisplay(to limit: Int = maximumShownCharacters) -> String {
    var shown: [Substring.UnicodeScalarView] = []
    var index = startIndex
    while index < endIndex, shown.count < limit {
      let next = self.index(after: index)
      shown.append(Self.limitMarks(unicodeScalars[index..<next]))
      index = next
    }
    let isTruncated = index < endIndex
    if isTruncated, !shown.isEmpty { shown.removeLast() }
    return String(String.UnicodeScalarView(shown.joined())) + (isTruncated && limit > 0 ? "…" : "")
  }

  /// Whether any character has more than ``maximumEnteredMarks`` marks.
  public var hasTooManyMarks: Bool {
    utf8.count > Self.maximumEnteredMarks
      && contains { !$0.unicodeScalars.dropFirst(1 + Self.maximumEnteredMarks).isEmpty }
  }

  /// Returns the given character with at most ``maximumShownMarks`` marks.
  ///
  /// If marks are removed, the last remaining one is a zero-width non-joiner, so that the next
  /// character doesn't combine with this one.
  private static func limitMarks(
    _ character: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    guard character.dropFirst(1 + maximumShownMarks).isEmpty else {
      return character.prefix(maximumShownMarks) + ["\u{200c}"]
    }
    return character
  }
}
