/// Which token of a recipients field is selected, and what keys do to it.
///
/// Either the entry has the focus and nothing is selected, or one token is. It names tokens by
/// their numbers, so that a change of the list by another window moves nobody's selection.
/// Previous and next follow the order of the list; the view knows which arrow key leads there.
public struct RecipientsField: Hashable, Sendable {
  /// A key that is pressed in the field.
  public enum Key: Hashable, Sendable {
    /// Backspace; in the entry it matters whether anything is before the caret.
    case backspace(caretIsAtStart: Bool)

    /// Delete.
    case delete

    /// The arrow key toward the start of the list.
    case previous(caretIsAtStart: Bool)

    /// The arrow key toward the entry.
    case next

    /// Home.
    case home(caretIsAtStart: Bool)

    /// End.
    case end

    /// A key that types or pastes text.
    case typing

    /// Escape.
    case escape
  }

  /// What the view is to do.
  public enum Response: Hashable, Sendable {
    /// Leave the key to the entry or to GTK.
    case pass

    /// Nothing, and keep the key from GTK, which would move the focus away.
    case stay

    /// Give the focus to a token.
    case select(ContactIdentifier)

    /// Remove a contact, and then tell of the tokens that are left.
    case remove(ContactIdentifier)

    /// Give the focus to the entry; text that is being typed or pasted goes there too.
    case focusEntry
  }

  /// The contacts whose tokens are shown, in their order.
  public private(set) var tokens: [ContactIdentifier]

  /// Where the selected token stands, from 0, or nil while the entry has the focus.
  public private(set) var selectedIndex: Int?

  /// Makes a field in which nothing is selected.
  public init(tokens: [ContactIdentifier] = []) {
    self.tokens = tokens
  }

  /// The contact of the selected token, or nil while the entry has the focus.
  public var selected: ContactIdentifier? { selectedIndex.map { tokens[$0] } }

  /// Follows a change of the list.
  ///
  /// A selected token that is gone leaves the selection to the first of those after it that are
  /// still there, or else to the entry.
  ///
  /// - Returns: What the view is to do.
  public mutating func setTokens(_ newTokens: [ContactIdentifier]) -> Response {
    let candidates = selectedIndex.map { tokens[$0...] } ?? []
    let wasSelected = selected
    tokens = newTokens
    let remaining = candidates.isEmpty ? [] : Set(newTokens)
    selectedIndex = candidates.first { remaining.contains($0) }.flatMap(newTokens.firstIndex)
    if selected == wasSelected { return .stay }
    return selected.map(Response.select) ?? .focusEntry
  }

  /// Takes a key and says what it leads to.
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

  /// Follows the focus that came to a token by pointer or Tab, or to the entry where it is nil.
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
