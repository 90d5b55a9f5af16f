/// A line of the "From UIKit to GTK" note on a page.
public struct ConversionNote: Hashable, Sendable {
  /// The class, method, or constant of the original.
  public let original: String
  /// The counterpart in this project.
  public let ours: String
  /// A remark about the counterpart, in one or two sentences.
  public let remark: String

  /// Creates a line from its three parts.
  public init(original: String, ours: String, remark: String) {
    self.original = original
    self.ours = ours
    self.remark = remark
  }
}

extension ConversionNote {
  /// Returns the code with an invisible line-break opportunity, U+200B, after each argument label
  /// and before each member.
  ///
  /// These are the places where Swift programmers break lines. There is no opportunity in other
  /// places, such as before the closing parenthesis of `perform(_:with:)`.
  public static func breakable(_ code: String) -> String {
    let characters = Array(code)
    var lines = ""
    for (index, character) in characters.enumerated() {
      let isBeforeLetter = index + 1 < characters.count && characters[index + 1].isLetter
      let isAfterLetter = index > 0 && characters[index - 1].isLetter
      if character == ".", isAfterLetter, isBeforeLetter { lines += Self.mark }
      lines.append(character)
      if character == ":", isBeforeLetter { lines += Self.mark }
    }
    return lines
  }

  private static let mark = "\u{200b}"
}
