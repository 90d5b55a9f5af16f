import ControlModel

/// An error that prevents an entry of the page from accepting a text.
public enum EntryTextError: Error, Hashable, Sendable {
  /// The text has more bytes of UTF-8 than the entry can hold.
  case tooLong(limit: Int)

  /// A character has more marks than ``Swift/String/maximumEnteredMarks``.
  case tooManyMarks
}

extension EntryTextError: CustomStringConvertible {
  /// Sentences that describe the error and suggest what to do.
  public var description: String {
    switch self {
    case .tooLong(let limit): "The text has more than \(limit) bytes. Paste a part of it."
    case .tooManyMarks:
      "A character of the text has more than \(String.maximumEnteredMarks) marks. Paste the text"
        + " without them."
    }
  }
}
