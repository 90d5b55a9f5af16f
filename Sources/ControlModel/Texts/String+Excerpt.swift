extension String {
  /// The maximum number of characters of a user's text that a message shows.
  private static let maximumExcerptLength = 80

  /// The string as a part of a message: shortened, on one line, and isolated, so that right-to-left
  /// text in it doesn't affect the rest of the message.
  ///
  /// Line breaks and control characters become spaces.
  public var excerpt: String {
    String(cutForDisplay(to: Self.maximumExcerptLength).map { $0.isShown ? $0 : " " }).isolated
  }
}

extension Character {
  /// Whether the character is neither a line break nor a control character.
  ///
  /// Control characters don't combine with others, except in CR LF.
  fileprivate var isShown: Bool {
    !isNewline && unicodeScalars.contains { $0.properties.generalCategory != .control }
  }
}
