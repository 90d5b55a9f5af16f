import ControlModel
import GalleryModel
import GtkKit

/// The tokens of the contacts, in rows that wrap, and after the last of them an entry for more.
final class RecipientsView: FrameContainer, TextScalable {
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

  let entry = Entry(accessibleName: ContactsDemo.entryName)

  var field = RecipientsField()

  /// The contacts that are shown, in their order.
  var entries: [ContactEntry] = []

  /// The views of the tokens, in the order of the contacts, with the position of each contact.
  var tokens: [(index: Int, entry: ContactEntry, view: ContactView)] = []

  var followsSightSoon = false

  private var widths = TokenWidths()

  init() {
    super.init(naturalWidth: ContactsDemo.contentSize.width)
    entry.hasFrame = false
    entry.centerCapitals()
    entry.placeholder = ContactsDemo.entryName
    entry.startsAtLeadingEdge = true
    insert(entry)
    onLayout = { [weak self] in self?.frames(forWidth: $0) ?? ChildFrames(height: 0, frames: []) }
    onVisiblePartChange { [weak self] in self?.followSight() }
    onFocusMove { [weak self] in self?.followSight() }
    entry.onActivate = { [weak self] in self?.commit() }
    entry.onChange = { [weak self] in self?.onEdit?() }
    // Lines cannot be typed, only pasted, and each is whole: they need no Return after them.
    entry.onLongInsertion = { [weak self] in self?.onCommit?($0) ?? false }
    entry.onKey { [weak self] in self?.handleInEntry($0) ?? false }
  }

  /// The views of the tokens, in the order of the contacts.
  var contactViews: [ContactView] { tokens.map(\.view) }

  /// The view of a contact, or nil where it has none.
  func contactView(of id: ContactIdentifier) -> ContactView? {
    tokens.first { $0.entry.id == id }?.view
  }

  /// The number of the contact that a view shows, or nil where it is none of these.
  func identifier(of view: ContactView) -> ContactIdentifier? {
    tokens.first { $0.view === view }?.entry.id
  }

  // MARK: Layout

  /// How much larger than usual the tokens and the room around them are.
  var textScale = TextScale.usual {
    didSet { naturalWidth = textScale.size(ContactsDemo.contentSize).width }
  }

  /// The places of all tokens and of the entry.
  func layout(forWidth width: Double) -> TokenLayout {
    let button = tokens.first?.view.button
    return TokenLayout(
      tokenWidths: button.map { widths.widths(of: entries, as: $0, scale: textScale) } ?? [],
      width: width, minimumEntryWidth: textScale.length(ContactsDemo.minimumEntryWidth),
      scale: textScale)
  }

  private func frames(forWidth width: Double) -> ChildFrames {
    let layout = layout(forWidth: width)
    let frames = tokens.filter { layout.tokenFrames.indices.contains($0.index) }
      .map { layout.tokenFrames[$0.index] }
    return ChildFrames(height: layout.height, frames: frames + [layout.entryFrame])
  }

  // MARK: Text

  private func commit() {
    _ = onCommit?(entry.text)
  }
}
