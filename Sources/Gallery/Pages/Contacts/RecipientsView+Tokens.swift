import ControlModel
import GalleryModel
import GtkKit

/// The creation and removal of the tokens' views.
///
/// In a short list, each token has a view. In a long list, only the tokens in or near the visible
/// part, near the focus, and at both ends of the list have a view (``TokensWithViews``).
extension RecipientsView {
  /// Replaces the contacts in the field with `entries`.
  ///
  /// Contacts that remain in the field usually retain their views. If the focused token is removed,
  /// the model decides where the focus moves. Without this decision, GTK would leave no widget
  /// focused.
  func show(_ entries: [ContactEntry]) {
    noteFocus()
    let focused = focusedToken
    let response = field.setTokens(entries.map(\.id))
    self.entries = entries
    if let focused, !entries.contains(focused) { leaveRemovedToken() }
    updateViews()
    perform(field.selected.map(RecipientsField.Response.select) ?? response)
    scrollToFocusedEntry()
  }

  /// Moves the focus from a removed token directly to the token or the entry that is focused next.
  ///
  /// If the focus moved step by step, the page would scroll to each widget in between.
  private func leaveRemovedToken() {
    if let next = field.selected.flatMap(contactView(of:)) {
      next.button.grabFocus()
    } else {
      entry.grabFocusWithoutSelecting()
    }
  }

  /// Scrolls to the entry if it has the focus, so that the user can continue to type.
  ///
  /// The entry moves when tokens before it are added or removed.
  private func scrollToFocusedEntry() {
    guard entry.isFocused else { return }
    afterLayout { [weak self] in self?.entry.scrollToFocus() }
  }

  /// Updates the views of a long list after the focus or the scroll position has changed.
  ///
  /// The views change only after GTK has finished moving the focus. If a widget were removed during
  /// that move, it could remain the window's focus widget even after its destruction.
  func followSight() {
    guard entries.count > TokensWithViews.shortListCount, !followsSightSoon else { return }
    followsSightSoon = true
    DelayedCall.beforeOtherEvents { [weak self] in
      guard let self else { return }
      followsSightSoon = false
      noteFocus()
      updateViews()
    }
  }

  /// Creates the missing views of tokens that need one, in the order of the contacts, and removes
  /// the views of all other tokens.
  func updateViews() {
    let needed = neededIndices
    guard needed != tokens.map(\.index) || needed.map({ entries[$0] }) != tokens.map(\.entry)
    else { return }
    let kept = viewsInOrder(of: needed)
    for token in tokens where kept[token.entry] == nil { remove(token.view) }
    tokens = []
    for index in needed {
      let entry = entries[index]
      guard let view = kept[entry] ?? insertView(of: entry, at: tokens.count) else { continue }
      tokens.append((index, entry, view))
    }
    setNeedsLayout()
  }

  /// Returns the existing views to keep: those of needed contacts, without the views that are in
  /// the wrong order.
  private func viewsInOrder(of needed: [Int]) -> [ContactEntry: ContactView] {
    let positions = Dictionary(needed.map { (entries[$0], $0) }) { first, _ in first }
    var last = -1
    var kept: [ContactEntry: ContactView] = [:]
    for token in tokens {
      guard let position = positions[token.entry], position > last else { continue }
      last = position
      kept[token.entry] = token.view
    }
    return kept
  }

  private func insertView(of entry: ContactEntry, at position: Int) -> ContactView? {
    guard let view = makeContactView?(entry.contact) else { return nil }
    view.button.onKey { [weak self] in self?.handle($0, onTokenOf: entry.id) ?? false }
    insert(view, at: position)
    return view
  }

  private var neededIndices: [Int] {
    let visiblePart = entries.count > TokensWithViews.shortListCount ? self.visiblePart : nil
    let frames =
      visiblePart.map { layout(forWidth: $0.width).tokenFrames }
      ?? Array(repeating: Rectangle(origin: .zero, size: .zero), count: entries.count)
    return TokensWithViews.indices(
      of: frames, in: visiblePart, focusedIndex: field.selectedIndex)
  }

  /// The contact whose token has the focus, or nil if there is none.
  private var focusedToken: ContactEntry? {
    tokens.first { $0.view.button.isFocused }?.entry
  }

  /// Informs the model which token has the focus.
  ///
  /// GTK moves the focus in response to the pointer and the Tab key without informing the model.
  private func noteFocus() {
    field.focusMoved(to: focusedToken?.id)
  }
}
