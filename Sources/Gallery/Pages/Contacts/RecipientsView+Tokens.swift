import ControlModel
import GalleryModel
import GtkKit

/// The views of the tokens: one for each contact of a short list, and those that are needed of a
/// long one.
extension RecipientsView {
  /// Shows contacts in place of those before; the views of those that stay are kept.
  ///
  /// A focus on one that goes moves on as the model says, before GTK would leave it nowhere.
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

  /// Moves the focus straight to where the model has it: each stop on the way would be scrolled to.
  private func leaveRemovedToken() {
    if let next = field.selected.flatMap(contactView(of:)) {
      next.button.grabFocus()
    } else {
      entry.grabFocusWithoutSelecting()
    }
  }

  /// The entry moves down with the tokens before it, and the user types on.
  private func keepEntryInSight() {
    guard entry.isFocused else { return }
    afterLayout { [weak self] in self?.entry.keepFocusInSight() }
  }

  /// Follows the focus and the scrolling of a long list, in which not every token has a view.
  ///
  /// The views change once GTK is done: a widget that goes while the focus is on its way would stay
  /// the window's focus after its end.
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

  /// Makes the views that are needed now, in the order of the contacts, and lets the others go.
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

  /// The views of needed contacts that are in the right order already.
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

  /// Tells the model where GTK has the focus, which pointer and Tab move without it.
  private func noteFocus() {
    field.focusMoved(to: focusedToken?.id)
  }
}
