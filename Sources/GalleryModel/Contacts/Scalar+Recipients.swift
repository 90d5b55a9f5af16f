extension Unicode.Scalar {
  /// Whether this separates two recipients: a comma or semicolon of any script.
  var separatesRecipients: Bool {
    isASCII ? self == "," || self == ";" : isComma || isSemicolon
  }

  private var isComma: Bool {
    switch self {
    // Comma, Arabic comma, ideographic comma, and small, full-width, and half-width commas.
    case ",", "\u{60c}", "\u{3001}", "\u{fe50}", "\u{fe51}", "\u{ff0c}", "\u{ff64}": true
    default: false
    }
  }

  /// Whether this separates two recipients and can end a group.
  var isSemicolon: Bool {
    switch self {
    // Semicolon, Arabic semicolon, and small and full-width semicolons.
    case ";", "\u{61b}", "\u{fe54}", "\u{ff1b}": true
    default: false
    }
  }

  /// The ASCII character that a full-width or ideographic form represents in an address.
  ///
  /// Any other character is unchanged.
  var narrowForm: Unicode.Scalar {
    if isASCII { return self }
    return switch value {
    case 0xff01...0xff5e: Unicode.Scalar(value - 0xfee0) ?? self
    case 0xfe6b: "@"
    case 0x3002, 0xff61: "."
    default: self
    }
  }

  var isAtSign: Bool { narrowForm == "@" }

  var isOpeningBracket: Bool { narrowForm == "<" }

  var isClosingBracket: Bool { narrowForm == ">" }

  /// Whether this is one of the ASCII digits.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether this is a mark that people and programs put before the items of a list.
  var isBullet: Bool {
    switch self {
    case "-", "*", "–", "—", "•", "‣", "⁃", "∙", "◦", "●", "○", "■", "□", "▪", "▫", "·": true
    // The bullets of office programs, in the private-use characters of their fonts.
    case "\u{f0b7}", "\u{f0a7}", "\u{f076}": true
    default: false
    }
  }

  /// Whether this is a line break, or one of the two scalars of the line break CR LF.
  var isLineBreak: Bool {
    switch value {
    case 0xa...0xd, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The quotation marks that can close a quotation that this scalar opens.
  ///
  /// The array is empty if this scalar doesn't open a quotation.
  ///
  /// A mark that opens a quotation in one language can close it in another: „German“, “English”,
  /// ”Swedish”.
  var closingQuotationMarks: [Unicode.Scalar] {
    switch self {
    case "\"": ["\""]
    case "\u{ff02}": ["\u{ff02}"]
    case "“", "”", "\u{201f}": ["”"]
    case "„": ["“", "”"]
    case "«": ["»"]
    case "»": ["«", "»"]
    case "‹": ["›"]
    case "›": ["‹", "›"]
    case "「": ["」"]
    case "『": ["』"]
    default: []
    }
  }

  /// The single quotation marks that can close a quotation that this scalar opens.
  ///
  /// Most of these marks are also apostrophes. Therefore, the scanner reads them as quotation marks
  /// in fewer places than double quotation marks.
  var closingApostrophes: [Unicode.Scalar] {
    switch narrowForm {
    case "'": ["'"]
    case "‘", "\u{201b}": ["’"]
    case "‚": ["‘", "’"]
    default: []
    }
  }

  /// Whether this is a quotation mark that can't be an apostrophe.
  var isQuotationMark: Bool {
    if isASCII { return self == "\"" }
    return !closingQuotationMarks.isEmpty || self == "」" || self == "』"
  }

  /// Whether this is a single quotation mark or an apostrophe.
  var isApostrophe: Bool {
    if isASCII { return self == "'" }
    return !closingApostrophes.isEmpty || self == "’"
  }
}

extension String {
  /// Whether the string contains a word that is encoded for a mail header (RFC 2047), such as
  /// `=?UTF-8?Q?J=C3=B6rg?=`.
  var hasEncodedWord: Bool {
    let words = unicodeScalars.split { $0.isBlankSpace || $0 == "(" || $0 == ")" }
    return words.contains { word in
      let parts = word.split(separator: "?", omittingEmptySubsequences: false).map { String($0) }
      return parts.count == 5 && parts[0] == "=" && parts[4] == "="
        && ["Q", "q", "B", "b"].contains(parts[2])
    }
  }
}
