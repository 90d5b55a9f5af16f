import ControlModel
import GalleryModel
import GtkKit

/// The views of the tokens: one for each contact of a short list, and only the necessary ones of a
/// long list.
extension RecipientsView {
  /// Shows contacts in place of the previous ones.
  ///
  /// The views of contacts that remain are reused.
  ///
  /// If the focused token is removed, the focus moves where the model decides. Otherwise GTK would
  /// leave no widget focused.
  func show(_ entries: [ContactEntry]) {
    noteFocus()
    let focused = focusedToken
    let response = field.setTokens(entries.map(\.id))
    self.entries = entries
    if let focused, !entries.contains(focused) { leaveRemovedToken() }
    updateViews()
    perform(field.selected.map(RecipientsField.Response.select) ?? response)
    keepEntryInSight()
  }

  /// Moves the focus directly to the position in the model, because the page would scroll to each
  /// position in between.
  private func leaveRemovedToken() {
    if let next = field.selected.flatMap(contactView(of:)) {
      next.button.grabFocus()
    } else {
      entry.grabFocusWithoutSelecting()
    }
  }

  /// Scrolls to the focused entry after the tokens before it have moved it, so that the user can
  /// continue to type.
  private func keepEntryInSight() {
    guard entry.isFocused else { return }
    afterLayout { [weak self] in self?.entry.keepFocusInSight() }
  }

  /// Updates the views after the focus or the scroll position of a long list has changed.
  ///
  /// Only some tokens of a long list have a view.
  ///
  /// The views change after GTK has finished. A widget that is removed while the focus moves would
  /// still have the window's focus after its destruction.
  func followSight() {
    guard entries.count > TokensInSight.shortListCount, !followsSightSoon else { return }
    followsSightSoon = true
    DelayedCall.beforeOtherEvents { [weak self] in
      guard let self else { return }
      followsSightSoon = false
      noteFocus()
      updateViews()
    }
  }

  /// Creates the views that are needed now, in the order of the contacts, and removes the others.
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

  /// Returns the existing views of needed contacts that are already in the right order.
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
    let visiblePart = entries.count > TokensInSight.shortListCount ? self.visiblePart : nil
    let frames =
      visiblePart.map { layout(forWidth: $0.width).tokenFrames }
      ?? Array(repeating: Rectangle(origin: .zero, size: .zero), count: entries.count)
    return TokensInSight.indices(
      of: frames, in: visiblePart, focusedIndex: field.selectedIndex)
  }

  /// The contact whose token has the focus.
  private var focusedToken: ContactEntry? {
    tokens.first { $0.view.button.isFocused }?.entry
  }

  /// Updates the model with GTK's focus, which the pointer and the Tab key move without the model.
  private func noteFocus() {
    field.focusMoved(to: focusedToken?.id)
  }
}
