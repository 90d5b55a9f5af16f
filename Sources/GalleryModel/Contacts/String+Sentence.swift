import ControlModel

extension String {
  /// The maximum number of characters of a name or an address in a sentence.
  private static let maximumLengthInSentence = 80

  /// The text as a part of a sentence: short enough that the rest of the sentence can be read, and
  /// isolated from its direction.
  var partOfSentence: String { cutForDisplay(to: Self.maximumLengthInSentence).isolated }

  /// The text as a part of a sentence, in quotation marks.
  var inSentence: String { "“\(partOfSentence)”" }
}
