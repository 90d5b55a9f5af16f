extension String {
  /// Whether the string has no visible characters.
  ///
  /// See ``Swift/Unicode/Scalar/isBlank``.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The string without the white space at both ends.
  ///
  /// A space with a combining mark isn't removed. Direction marks and joiners aren't removed
  /// either, because they affect the appearance of the rest.
  package var trimmed: String {
    guard !isBlank, let first = firstIndex(where: { !$0.isBlankSpace }),
      let last = lastIndex(where: { !$0.isBlankSpace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  /// Whether this is white space without a combining mark.
  package var isBlankSpace: Bool { unicodeScalars.allSatisfy(\.isBlankSpace) }
}

extension Unicode.Scalar {
  /// Whether this scalar is invisible.
  ///
  /// White space, control characters, and the characters that Unicode calls default ignorable
  /// (zero-width joiners, direction marks, fillers) are blank. Some characters that Unicode
  /// classifies as symbols or letters are blank too.
  package var isBlank: Bool {
    switch self {
    case "!"..."~": false
    // The empty Braille pattern, the musical null note head, Egyptian full blank and half blank.
    case "\u{2800}", "\u{1d159}", "\u{13441}", "\u{13442}": true
    default: isBlankSpace || isControlOrDirectionMark || properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this is white space.
  ///
  /// White space is every scalar with Unicode's property White_Space, such as a no-break space or a
  /// newline, and every zero-width space, which lacks the property.
  package var isBlankSpace: Bool {
    switch self {
    case "!"..."~": false
    // Zero-width space, word joiner, byte order mark, Mongolian vowel separator.
    case "\u{200b}", "\u{2060}", "\u{feff}", "\u{180e}": true
    default: properties.isWhitespace
    }
  }

  /// Whether this is a control character, or one that changes the direction of text.
  package var isControlOrDirectionMark: Bool {
    switch self {
    case " "..."~": false
    default: properties.generalCategory == .control || properties.isBidiControl
    }
  }
}
