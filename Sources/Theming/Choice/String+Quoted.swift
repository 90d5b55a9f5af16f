import ControlModel

extension String {
  /// The string in quotation marks, for an error message about the string.
  ///
  /// The string is truncated to 80 characters, with "…" appended if anything was removed. Line
  /// breaks and control characters become spaces. The string is isolated, so that right-to-left
  /// text in it doesn't affect the rest of the message.
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
