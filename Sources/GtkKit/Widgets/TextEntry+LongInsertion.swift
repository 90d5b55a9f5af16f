import CGtk
import Controls

extension TextEntry {
  /// Hands an insertion to ``onLongInsertion`` if the entry cannot hold it or show it in one line.
  ///
  /// The handler is called right after GTK's own call, which still works on the entry's text, and
  /// before any other event.
  ///
  /// - Returns: Whether GTK is to leave the insertion out.
  func takesOver(_ insertion: String, at position: Int) -> Bool {
    guard onLongInsertion != nil, !isSettingSilently, isLong(insertion) else { return false }
    let scalars = Array(text.unicodeScalars)
    let position = min(max(position, 0), scalars.count)
    var whole = String.UnicodeScalarView(scalars[..<position])
    whole.append(contentsOf: insertion.unicodeScalars)
    whole.append(contentsOf: scalars[position...])
    let before = textBeforeChange
    OneShot.beforeOtherEvents { [weak self] in self?.handOver(String(whole), before: before) }
    return true
  }

  private func handOver(_ text: String, before: String) {
    let isTaken = onLongInsertion?(text) ?? false
    if !isTaken, self.text != before { self.text = before }
  }

  private func isLong(_ insertion: String) -> Bool {
    insertion.contains(where: \.isNewline) || insertion.hasTooManyMarks
      || text.utf8.count + insertion.utf8.count > TextEntry.maximumSize
  }
}
