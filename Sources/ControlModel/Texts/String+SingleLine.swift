extension String {
  /// The maximum number of characters of a user's text that a message shows.
  private static let maximumExcerptLength = 80

  /// The string as a part of a message: shortened, on one line, and isolated, so that right-to-left
  /// text in it doesn't affect the rest of the message.
  ///
  /// Line breaks and control characters become spaces.
  public var excerpt: String {
    truncatedForDisplay(to: Self.maximumExcerptLength).withSpacesForControls.isolated
  }

  /// The string on one line: each line break or other control character becomes a space.
  ///
  /// The result is trimmed, but direction marks aren't removed.
  package var singleLine: String { withSpacesForControls.trimmed }

  private var withSpacesForControls: String {
    String(map { $0.isNewline || $0.isControl ? " " : $0 })
  }
}

extension Character {
  /// Whether this is a control character.
  ///
  /// Control characters don't combine with others, except in CR LF.
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
