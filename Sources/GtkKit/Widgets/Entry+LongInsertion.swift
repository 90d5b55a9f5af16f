import CGtk
import ControlModel

extension Entry {
  /// Hands an insertion to ``onLongInsertion`` if the entry cannot hold it or show it in one line.
  ///
  /// The handler is called right after GTK's own call, which still works on the entry's text, and
  /// before any other event.
  ///
  /// - Returns: Whether GTK is to leave the insertion out.
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

  /// The entry's text as it would be with an insertion: marks may join those that are there.
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
