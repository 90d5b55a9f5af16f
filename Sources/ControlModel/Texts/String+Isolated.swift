extension String {
  /// The text in a form that can be inserted into a sentence without changing the direction of the
  /// rest of the sentence.
  ///
  /// Use it for every name, address, path, and identifier in a sentence:
  ///
  /// ```swift
  /// func announcement(ofRemoved name: String) -> String { "\(name.isolated) was removed" }
  /// ```
  ///
  /// The text is enclosed in U+2068 (first strong isolate) and U+2069 (pop directional isolate) of
  /// the Unicode Bidirectional Algorithm (UAX #9). Unclosed isolates in the text are closed. A
  /// U+2069 that closes no isolate in the text is removed, because it would end the enclosing
  /// isolate early.
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
