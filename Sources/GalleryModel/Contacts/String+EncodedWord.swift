extension String {
  /// Whether the text contains a word that is encoded for a mail header (RFC 2047), such as
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
