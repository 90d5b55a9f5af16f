import ControlModel

extension StringProtocol {
  /// Whether the text has no visible characters.
  ///
  /// See ``Swift/Unicode/Scalar/isBlank``.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The text without the white space around it, cut only between whole characters.
  ///
  /// Direction marks and joiners at the ends are not removed, because they affect how the rest is
  /// shown.
  var trimmed: String {
    guard !isBlank, let first = firstIndex(where: { !$0.isBlankSpace }),
      let last = lastIndex(where: { !$0.isBlankSpace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text in one line: each line break or other control character becomes a space.
  ///
  /// The result is trimmed. Marks that change the direction of text are not removed.
  var inOneLine: String {
    String(map { $0.isNewline || $0.isControl ? " " : $0 }).trimmed
  }
}

extension Character {
  /// Whether this is white space without a mark on it.
  var isBlankSpace: Bool { unicodeScalars.allSatisfy(\.isBlankSpace) }

  /// Whether this is a control character.
  ///
  /// Control characters don't combine with others, except in CR LF.
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar is invisible.
  ///
  /// White space, control characters, and the characters that Unicode calls default ignorable
  /// (zero-width joiners, direction marks, fillers) are blank. Some characters that Unicode
  /// classifies as symbols or letters are blank too.
  var isBlank: Bool {
    switch self {
    case "!"..."~": false
    // The empty Braille pattern, the musical null note head, Egyptian full blank and half blank.
    case "\u{2800}", "\u{1d159}", "\u{13441}", "\u{13442}": true
    default: isBlankSpace || isControl || properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this has Unicode's property White_Space, such as a no-break space or a newline, or is
  /// one of the zero-width spaces without this property.
  var isBlankSpace: Bool {
    switch self {
    case "!"..."~": false
    // Zero-width space, word joiner, byte order mark, Mongolian vowel separator.
    case "\u{200b}", "\u{2060}", "\u{feff}", "\u{180e}": true
    default: properties.isWhitespace
    }
  }

  /// Whether this is a control character, or one that changes the direction of text.
  var isControl: Bool {
    switch self {
    case " "..."~": false
    default: properties.generalCategory == .control || properties.isBidiControl
    }
  }
}

extension String {
  /// The maximum number of characters of a name or an address in a sentence.
  private static let maximumLengthInSentence = 80

  /// The text as a part of a sentence: short enough for a readable sentence, and isolated so that
  /// its direction doesn't affect the rest.
  var partOfSentence: String { cutForDisplay(to: Self.maximumLengthInSentence).isolated }

  /// The text as a part of a sentence, in quotation marks.
  var inSentence: String { "“\(partOfSentence)”" }
}
