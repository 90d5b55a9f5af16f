import ControlModel

extension String {
  /// The text in quotation marks, for an error message about the text.
  ///
  /// The text is truncated to 80 characters, with "…" appended if anything was removed. Line breaks
  /// and control characters become spaces. The text is isolated, so that its direction doesn't
  /// change the sentence.
  public var quoted: String {
    let line = cut(after: 80).map { $0.isNewline || $0.isControl ? " " : $0 }
    return "'\(String(line).isolated)'"
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
