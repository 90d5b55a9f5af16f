import CGtk
import ControlModel

extension Entry {
  /// Passes an insertion to ``onLongInsertion`` if the entry cannot hold it or show it in one line.
  ///
  /// The handler is called after the current GTK call, which still modifies the entry's text, and
  /// before any other event.
  ///
  /// - Returns: Whether GTK must not insert the text.
  func takesOver(_ insertion: String, at position: Int) -> Bool {
    guard onLongInsertion != nil, !isSettingSilently else { return false }
    let whole = text(with: insertion, at: position)
    guard
      insertion.contains(where: \.isNewline) || whole.utf8.count > Entry.maximumSize
        || whole.hasTooManyMarks
    else { return false }
    let before = textBeforeChange
    DelayedCall.beforeOtherEvents { [weak self] in self?.handOver(whole, before: before) }
    return true
  }

  private func handOver(_ text: String, before: String) {
    let isTaken = onLongInsertion?(text) ?? false
    if !isTaken, self.text != before { self.text = before }
  }

  /// Returns the entry's text with an insertion.
  ///
  /// Combining marks may join the existing characters.
  private func text(with insertion: String, at position: Int) -> String {
    let scalars = text.unicodeScalars
    let index = scalars.index(
      scalars.startIndex, offsetBy: max(0, position), limitedBy: scalars.endIndex)
    var whole = text
    whole.unicodeScalars.insert(
      contentsOf: insertion.unicodeScalars, at: index ?? scalars.endIndex)
    return whole
  }
}
