extension String {
  /// The text as a part of a sentence, so that its direction does not change the rest of it.
  ///
  /// Put every name, address, path, and identifier into a sentence this way:
  ///
  ///     "\(contact.title.isolated) was removed"
  ///
  /// The text is enclosed in U+2068 (first strong isolate) and U+2069 (pop directional isolate), by
  /// the Unicode Bidirectional Algorithm (UAX #9). An isolate that the text itself opens and does
  /// not close is closed, and a U+2069 that closes none is left out: it would end the isolate early.
  public var isolated: String {
    var depth = 0
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": depth += 1
      case "\u{2069}" where depth == 0: continue
      case "\u{2069}": depth -= 1
      default: break
      }
      text.append(scalar)
    }
    return "\u{2068}\(String(text))\(String(repeating: "\u{2069}", count: depth))\u{2069}"
  }
}
