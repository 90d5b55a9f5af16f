import CGtk
import ControlModel

extension Entry {
  /// Passes an insertion to ``onLongInsertion`` if the entry cannot hold it or show it in one line.
  ///
  /// The handler is called later: after the current GTK call, which is still modifying the entry's
  /// text, but before GTK handles any other event.
  ///
  /// - Returns: Whether the insertion is passed to the handler, so that GTK must not insert it.
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

  /// Returns the entry's text with `insertion` at `position`, which counts Unicode scalars.
  ///
  /// Combining marks in the insertion may join existing characters.
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
