import GalleryModel
import GtkKit

extension RecipientsView {
  /// Handles a key press in the entry before the entry handles it.
  ///
  /// - Returns: Whether the press is handled, so that the entry must not receive it.
  func handleInEntry(_ press: KeyPress) -> Bool {
    field.focusMoved(to: nil)
    return handle(press, caretIsAtStart: entry.isCaretAtStart)
  }

  /// Handles a key press on a token before the token's button handles it.
  ///
  /// - Returns: Whether the press is handled, so that the button must not receive it.
  func handle(_ press: KeyPress, onTokenOf id: ContactIdentifier) -> Bool {
    field.focusMoved(to: id)
    return handle(press, caretIsAtStart: false)
  }

  private func handle(_ press: KeyPress, caretIsAtStart: Bool) -> Bool {
    guard let key = key(of: press, caretIsAtStart: caretIsAtStart) else { return false }
    // A user who holds down Backspace or Delete to delete text doesn't want to remove contacts too.
    if press.isRepeat, deletesContact(key) { return true }
    let response = field.handle(key)
    perform(response)
    if response == .focusEntry, key == .typing { entry.handleCurrentKey() }
    return response != .pass
  }

  /// Performs the model's response to a key.
  func perform(_ response: RecipientsField.Response) {
    switch response {
    case .pass, .stay: break
    case .select(let id): select(id)
    case .remove(let id): onRemove?(id)
    case .focusEntry: entry.grabFocusWithoutSelecting()
    }
  }

  /// Moves the focus to the token with the given identifier.
  ///
  /// If the token has no view, this method creates it. The view gets its position in the next
  /// frame.
  private func select(_ id: ContactIdentifier) {
    if contactView(of: id) == nil {
      updateViews()
      afterLayout { [weak self] in self?.contactView(of: id)?.button.scrollToFocus() }
    }
    contactView(of: id)?.button.grabFocus()
  }

  private func deletesContact(_ key: RecipientsField.Key) -> Bool {
    switch key {
    case .backspace(caretIsAtStart: true): true
    case .backspace, .delete: field.selected != nil
    case .end, .escape, .home, .next, .previous, .typing: false
    }
  }

  /// Returns the key of the model that `press` corresponds to, or nil if the model doesn't use the
  /// press.
  private func key(of press: KeyPress, caretIsAtStart: Bool) -> RecipientsField.Key? {
    // The space bar is an exception: it presses a token.
    if press.typesText && press.key != .space || press.pastes { return .typing }
    guard press.modifiers.isEmpty else { return nil }
    switch press.key {
    case .backspace: return .backspace(caretIsAtStart: caretIsAtStart)
    case .delete: return .delete
    case .left: return isRightToLeft ? .next : .previous(caretIsAtStart: caretIsAtStart)
    case .right: return isRightToLeft ? .previous(caretIsAtStart: caretIsAtStart) : .next
    case .home: return .home(caretIsAtStart: caretIsAtStart)
    case .end: return .end
    case .escape: return .escape
    case .down, .other, .pageDown, .pageUp, .return, .space, .tab, .up: return nil
    }
  }

  private var isRightToLeft: Bool { direction == .rightToLeft }
}
