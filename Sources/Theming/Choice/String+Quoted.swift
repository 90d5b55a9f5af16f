import ControlModel

extension String {
  /// The text between quotation marks, for a sentence that names what it refuses: in one line, cut
  /// after 80 characters, and isolated, so that its direction does not change the sentence.
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
