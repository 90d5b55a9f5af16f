extension ConversionNote {
  /// Code with an unseen mark, U+200B, wherever a reader of Swift looks for the end of a line: after
  /// an argument's name and before a member.
  ///
  /// Nothing that is read together is parted, as the last colon of `perform(_:with:)` and its
  /// parenthesis.
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
