extension StringProtocol {
  /// Whether nothing of the text can be seen.
  ///
  /// So it is with white space, control characters, and what Unicode calls default ignorable:
  /// zero-width spaces and joiners, direction marks, fillers. The empty Braille pattern, which
  /// Unicode counts among the symbols, is as blank.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.isBlankSpace || scalar.isControl || scalar == "\u{2800}"
        || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text without the blank space around it, cut only between whole characters.
  ///
  /// Direction marks and joiners at the ends stay: they change how the rest is shown.
  var trimmed: String {
    guard !isBlank, let first = firstIndex(where: { !$0.isBlankSpace }),
      let last = lastIndex(where: { !$0.isBlankSpace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text in one line: a space for each line break and each other control character.
  ///
  /// It is trimmed after that. Marks that turn the direction of text stay.
  var inOneLine: String {
    String(map { $0.isNewline || $0.isControl ? " " : $0 }).trimmed
  }
}

extension Character {
  fileprivate var isBlankSpace: Bool { unicodeScalars.allSatisfy(\.isBlankSpace) }

  /// Whether this is a control character, which never shares a character with another but in CR LF.
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}

extension Unicode.Scalar {
  /// Whether this has Unicode's property White_Space, such as a no-break space or a newline, or is
  /// one of the spaces without width that lack it.
  var isBlankSpace: Bool {
    switch self {
    // Zero-width space, word joiner, byte order mark, Mongolian vowel separator.
    case "\u{200b}", "\u{2060}", "\u{feff}", "\u{180e}": true
    default: properties.isWhitespace
    }
  }

  /// Whether this is a control character, or one that turns the direction of text.
  var isControl: Bool {
    properties.generalCategory == .control || properties.isBidiControl
  }
}
