import ControlModel

extension String {
  /// The maximum number of characters of a name or an address in a sentence.
  private static let maximumLengthInSentence = 80

  /// The text as a part of a sentence: short enough for a readable sentence, and isolated so that
  /// its direction doesn't affect the rest.
  var partOfSentence: String { cutForDisplay(to: Self.maximumLengthInSentence).isolated }

  /// The text as a part of a sentence, in quotation marks.
  var inSentence: String { "“\(partOfSentence)”" }
}
