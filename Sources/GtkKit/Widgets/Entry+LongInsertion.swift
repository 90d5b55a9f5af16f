import CGtk
import ControlModel

extension Entry {
  /// Schedules a call of ``onLongInsertion`` if `insertion` is unsuitable for the entry.
  ///
  /// The handler is called after the current GTK call, which is still modifying the entry's text,
  /// but before GTK handles any other event. Text that the program sets is never passed to the
  /// handler.
  ///
  /// - Returns: True if the handler will be called, so that GTK must not insert the text.
  func passesOn(_ insertion: String, at position: Int) -> Bool {
    guard onLongInsertion != nil, !isSettingSilently else { return false }
    let whole = text(with: insertion, at: position)
    guard
      insertion.contains(where: \.isNewline) || whole.utf8.count > Entry.maximumSize
        || whole.hasTooManyMarks
    else { return false }
    let before = textBeforeChange
    DelayedCall.beforeOtherEvents { [weak self] in self?.passOn(whole, before: before) }
    return true
  }

  private func passOn(_ text: String, before: String) {
    let isAccepted = onLongInsertion?(text) ?? false
    if !isAccepted, self.text != before { self.text = before }
  }

  /// Returns the entry's text with `insertion` at `position`, which counts Unicode scalars.
  ///
  /// Combining marks at the start of `insertion` may join the character before it.
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
