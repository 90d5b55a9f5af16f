/// The selection in a recipients field, and the effects of keys on it.
///
/// Either the entry has the focus and no token is selected, or one token is selected. Tokens are
/// identified by their contacts' numbers, so a change of the list by another window doesn't move
/// the selection. "Previous" and "next" follow the order of the list. The view maps each arrow key
/// to one of these directions.
public struct RecipientsField: Hashable, Sendable {
  /// A key press in the field.
  public enum Key: Hashable, Sendable {
    /// Backspace.
    ///
    /// In the entry, it selects the last token, but only if no text is before the caret.
    case backspace(caretIsAtStart: Bool)

    /// Delete.
    case delete

    /// The arrow key for the direction toward the start of the list.
    ///
    /// In the entry, it selects the last token, but only if no text is before the caret.
    case previous(caretIsAtStart: Bool)

    /// The arrow key for the direction toward the entry.
    case next

    /// Home.
    ///
    /// In the entry, it selects the first token, but only if no text is before the caret.
    case home(caretIsAtStart: Bool)

    /// End.
    case end

    /// A key that types or pastes text.
    case typing

    /// Escape.
    case escape
  }

  /// The action that the view performs after a key press or a change.
  public enum Response: Hashable, Sendable {
    /// Leave the key to the entry or to GTK.
    case pass

    /// Do nothing, and don't pass the key to GTK, because GTK would move the focus away.
    case stay

    /// Give the focus to the token of a contact.
    case select(ContactIdentifier)

    /// Remove a contact, and then call ``RecipientsField/setTokens(_:)`` with the remaining
    /// contacts.
    case remove(ContactIdentifier)

    /// Give the focus to the entry.
    ///
    /// The typed or pasted text goes to the entry too.
    case focusEntry
  }

  /// The contacts whose tokens are shown, in their order.
  public private(set) var tokens: [ContactIdentifier]

  /// The index of the selected token, from 0, or nil while the entry has the focus.
  public private(set) var selectedIndex: Int?

  /// Creates a field without a selection.
  public init(tokens: [ContactIdentifier] = []) {
    self.tokens = tokens
  }

  /// The contact of the selected token, or nil while the entry has the focus.
  public var selected: ContactIdentifier? { selectedIndex.map { tokens[$0] } }

  /// Updates the field after a change of the list.
  ///
  /// If the selected token is gone, the first remaining token after it becomes selected. If no
  /// token after it remains, the entry gets the focus.
  ///
  /// - Parameter newTokens: The contacts whose tokens are shown, in their order.
  /// - Returns: The action for the view.
  public mutating func setTokens(_ newTokens: [ContactIdentifier]) -> Response {
    let candidates = selectedIndex.map { tokens[$0...] } ?? []
    let wasSelected = selected
    tokens = newTokens
    let remaining = candidates.isEmpty ? [] : Set(newTokens)
    selectedIndex = candidates.first { remaining.contains($0) }.flatMap(newTokens.firstIndex)
    if selected == wasSelected { return .stay }
    return selected.map(Response.select) ?? .focusEntry
  }

  /// Updates the selection for a key press, and returns the action for the view.
  public mutating func handle(_ key: Key) -> Response {
    guard let selectedIndex else { return handleInEntry(key) }
    switch key {
    case .backspace, .delete: return .remove(tokens[selectedIndex])
    case .previous: return selectedIndex > 0 ? select(selectedIndex - 1) : .stay
    case .next: return selectedIndex + 1 < tokens.count ? select(selectedIndex + 1) : leave()
    case .home: return selectedIndex > 0 ? select(0) : .stay
    case .end, .typing, .escape: return leave()
    }
  }

  /// Updates the selection after the pointer or the Tab key moved the focus.
  ///
  /// - Parameter token: The contact of the focused token, or nil for the entry.
  public mutating func focusMoved(to token: ContactIdentifier?) {
    selectedIndex = token.flatMap { tokens.firstIndex(of: $0) }
  }

  private mutating func handleInEntry(_ key: Key) -> Response {
    switch key {
    case .backspace(caretIsAtStart: true), .previous(caretIsAtStart: true):
      select(tokens.count - 1)
    case .home(caretIsAtStart: true): select(0)
    case .backspace, .previous, .home, .delete, .next, .end, .typing, .escape: .pass
    }
  }

  private mutating func select(_ index: Int) -> Response {
    guard tokens.indices.contains(index) else { return .pass }
    selectedIndex = index
    return .select(tokens[index])
  }

  private mutating func leave() -> Response {
    selectedIndex = nil
    return .focusEntry
  }
}
