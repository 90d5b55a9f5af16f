import Controls
import Demos
import GtkKit

/// The tokens of the contacts, in rows that wrap, and after the last of them an entry for more.
final class RecipientsView: FrameContainer {
  /// Makes the view of a contact that has come.
  var makeContactView: ((Contact) -> ContactView?)?

  /// Asks for the removal of a contact.
  var onRemove: ((ContactIdentifier) -> Void)?

  /// Hands over what was typed or pasted, once the user is done with it.
  ///
  /// It returns false to refuse the text as a whole; the entry then keeps the text that it has.
  var onCommit: ((String) -> Bool)?

  /// Called when the user changes the text, before anything is handed over.
  var onEdit: (() -> Void)?

  let entry = TextEntry(accessibleName: ContactsDemo.entryName)

  var field = RecipientsField()
  private var tokens: [(entry: ContactEntry, view: ContactView)] = []

  init() {
    super.init(naturalWidth: ContactsDemo.stageSize.width - 2 * ContactsDemo.stageMargin)
    entry.hasFrame = false
    entry.placeholder = ContactsDemo.entryName
    entry.startsAtLeadingEdge = true
    insert(entry)
    onLayout = { [weak self] in self?.frames(forWidth: $0) ?? ChildFrames(height: 0, frames: []) }
    entry.onActivate = { [weak self] in self?.commit() }
    entry.onChange = { [weak self] in self?.onEdit?() }
    // Lines cannot be typed, only pasted, and each is whole: they need no Return after them.
    entry.onLongInsertion = { [weak self] in self?.onCommit?($0) ?? false }
    entry.onKey { [weak self] in self?.handleInEntry($0) ?? false }
  }

  /// The views of the contacts, in their order.
  var contactViews: [ContactView] { tokens.map(\.view) }

  /// The view of a contact, or nil where it is not shown.
  func contactView(of id: ContactIdentifier) -> ContactView? {
    tokens.first { $0.entry.id == id }?.view
  }

  /// The number of the contact that a view shows, or nil where it is none of these.
  func identifier(of view: ContactView) -> ContactIdentifier? {
    tokens.first { $0.view === view }?.entry.id
  }

  private func frames(forWidth width: Double) -> ChildFrames {
    let layout = TokenLayout(
      tokenWidths: tokens.map(\.view.token.size.width), width: width,
      leastEntryWidth: ContactsDemo.leastEntryWidth)
    return ChildFrames(height: layout.height, frames: layout.tokenFrames + [layout.entryFrame])
  }

  // MARK: Tokens

  /// Shows contacts in place of those before; the views of those that stay are kept.
  ///
  /// A focus on one that goes moves on as the model says, before GTK would leave it nowhere.
  func show(_ entries: [ContactEntry]) {
    noteFocus()
    let response = field.setTokens(entries.map(\.id))
    let staying = Set(entries)
    if tokens.contains(where: { $0.view.button.isFocused && !staying.contains($0.entry) }) {
      entry.grabFocusWithoutSelecting()
    }
    removeTokens { !staying.contains($0) }
    for (index, entry) in entries.enumerated()
    where !tokens.indices.contains(index) || tokens[index].entry != entry {
      insertToken(for: entry, at: index)
    }
    let shown = entries.count
    for token in tokens[shown...] { remove(token.view) }
    tokens.removeSubrange(shown...)
    perform(field.selected.map(RecipientsField.Response.select) ?? response)
    keepEntryInSight()
  }

  /// The entry moves down with the tokens before it, and the user types on.
  private func keepEntryInSight() {
    guard entry.isFocused else { return }
    afterLayout { [weak self] in self?.entry.keepFocusInSight() }
  }

  private func removeTokens(where isGone: (ContactEntry) -> Bool) {
    for token in tokens where isGone(token.entry) { remove(token.view) }
    tokens.removeAll { isGone($0.entry) }
  }

  private func insertToken(for entry: ContactEntry, at index: Int) {
    guard let view = makeContactView?(entry.contact) else { return }
    view.button.onKey { [weak self] in self?.handle($0, onTokenOf: entry.id) ?? false }
    insert(view, at: index)
    tokens.insert((entry, view), at: index)
  }

  /// Tells the model where GTK has the focus, which pointer and Tab move without it.
  private func noteFocus() {
    field.focusMoved(to: tokens.first { $0.view.button.isFocused }?.entry.id)
  }

  // MARK: Text

  private func commit() {
    _ = onCommit?(entry.text)
  }
}
