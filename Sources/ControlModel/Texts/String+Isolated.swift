extension String {
  /// The string with isolating marks around it, for inserting it into a sentence without changing
  /// the direction of the rest.
  ///
  /// Use it for every name, address, path, and identifier in a sentence:
  ///
  /// ```swift
  /// func announcement(ofRemoved name: String) -> String { "\(name.isolated) was removed" }
  /// ```
  ///
  /// The marks are U+2068 (first strong isolate) and U+2069 (pop directional isolate) of the
  /// Unicode Bidirectional Algorithm (UAX #9). Isolates that the string leaves open are closed. A
  /// U+2069 that closes no isolate of the string is removed, because it would close the surrounding
  /// isolate too early.
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
