import ControlModel
import GalleryModel
import GtkKit

/// The recipients field: the tokens of the contacts in rows that wrap, followed by an entry for
/// more.
final class RecipientsView: FrameContainer, TextScalable {
  /// Called to create the view of a contact.
  var makeContactView: ((Contact) -> ContactView?)?

  /// Called to remove a contact.
  var onRemove: ((ContactIdentifier) -> Void)?

  /// Called with the text that the user has typed or pasted, once the user has finished with it.
  ///
  /// The handler returns false to reject the whole text. The text of the entry then does not
  /// change.
  var onCommit: ((String) -> Bool)?

  /// Called when the user changes the text, before any commit.
  var onEdit: (() -> Void)?

  let entry = Entry(accessibleName: ContactsDemo.entryName)

  var field = RecipientsField()

  /// The contacts that are shown, in order.
  var entries: [ContactEntry] = []

  /// The views of the tokens, in the order of the contacts, each with the index of its contact.
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
    // Several lines can only be pasted, and each is complete, so they are committed without the
    // Return key.
    entry.onLongInsertion = { [weak self] in self?.onCommit?($0) ?? false }
    entry.onKey { [weak self] in self?.handleInEntry($0) ?? false }
  }

  /// The views of the tokens, in the order of the contacts.
  var contactViews: [ContactView] { tokens.map(\.view) }

  /// Returns the view of a contact, or nil if it has none.
  func contactView(of id: ContactIdentifier) -> ContactView? {
    tokens.first { $0.entry.id == id }?.view
  }

  /// Returns the identifier of the contact that a view shows, or nil if it is not one of these
  /// views.
  func identifier(of view: ContactView) -> ContactIdentifier? {
    tokens.first { $0.view === view }?.entry.id
  }

  // MARK: Layout

  /// The scale of the tokens and of the space around them.
  var textScale = TextScale.usual {
    didSet { naturalWidth = textScale.size(ContactsDemo.contentSize).width }
  }

  /// Returns the frames of all tokens and of the entry for a width in points.
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
