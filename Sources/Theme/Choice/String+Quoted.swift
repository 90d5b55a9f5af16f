import Controls

extension String {
  /// The text between quotation marks, for a sentence that names what it refuses: in one line, and
  /// cut after 80 characters.
  public var quoted: String {
    let line = cut(after: 80).map { $0.isNewline || $0.isControl ? " " : $0 }
    return "'\(String(line))'"
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
