extension Unicode.Scalar {
  /// Whether this separates two recipients: a comma or semicolon of any script that has its own.
  var separatesRecipients: Bool {
    isASCII ? self == "," || self == ";" : isComma || isSemicolon
  }

  private var isComma: Bool {
    switch self {
    // Comma, Arabic comma, ideographic comma, small ones, full-width and half-width ones.
    case ",", "\u{60c}", "\u{3001}", "\u{fe50}", "\u{fe51}", "\u{ff0c}", "\u{ff64}": true
    default: false
    }
  }

  /// Whether this separates two recipients and ends a group of them.
  var isSemicolon: Bool {
    switch self {
    // Semicolon, Arabic semicolon, small and full-width ones.
    case ";", "\u{61b}", "\u{fe54}", "\u{ff1b}": true
    default: false
    }
  }

  /// The ASCII character that a full-width or ideographic form means in an address; any other
  /// character is itself.
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

  /// Whether this is a mark that people and programs put before each item of a list.
  var isBullet: Bool {
    switch self {
    case "-", "*", "–", "—", "•", "‣", "⁃", "∙", "◦", "●", "○", "■", "□", "▪", "▫", "·": true
    // The bullets of office programs, in the private signs of their fonts.
    case "\u{f0b7}", "\u{f0a7}", "\u{f076}": true
    default: false
    }
  }

  /// Whether this ends a line, as a whole or as a part of CR LF.
  var isLineBreak: Bool {
    switch value {
    case 0xa...0xd, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The marks that close what this one opens as a quotation mark; empty for any other character.
  ///
  /// A language may close with a mark that opens in another: „German“, “English”, ”Swedish”.
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

  /// The marks that close what this one opens as a single quotation mark, which is an apostrophe
  /// too, and so means less than the others.
  var closingApostrophes: [Unicode.Scalar] {
    switch narrowForm {
    case "'": ["'"]
    case "‘", "\u{201b}": ["’"]
    case "‚": ["‘", "’"]
    default: []
    }
  }

  /// Whether this is a quotation mark that is not an apostrophe too.
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
