import ControlModel
import GalleryModel
import GtkKit

/// The recipients field: rows of tokens, one for each contact, followed by an entry for more
/// contacts.
final class RecipientsView: FrameContainer, TextScalable {
  /// Called to create the view of a contact.
  var makeContactView: ((Contact) -> ContactView?)?

  /// Called to remove a contact.
  var onRemove: ((ContactIdentifier) -> Void)?

  /// Called with the text of the entry when the user presses Return, or pastes or drops text that
  /// the entry can't show as one line.
  ///
  /// The handler returns false to reject the text as a whole. In this case, the entry's text
  /// remains as it was before.
  var onCommit: ((String) -> Bool)?

  /// Called when the user changes the text of the entry.
  var onEdit: (() -> Void)?

  let entry = Entry(accessibleName: ContactsDemo.entryName)

  var field = RecipientsField()

  /// The contacts, in the order of their tokens.
  var entries: [ContactEntry] = []

  /// The existing views of tokens, in the order of the contacts, each with the index of its
  /// contact.
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
    // This is pasted or dropped text, usually with several lines. Each line is complete, so the
    // text is committed without the Return key.
    entry.onLongInsertion = { [weak self] in self?.onCommit?($0) ?? false }
    entry.onKey { [weak self] in self?.handleInEntry($0) ?? false }
  }

  /// The existing views of tokens, in the order of the contacts.
  var contactViews: [ContactView] { tokens.map(\.view) }

  /// Returns the view of the contact with the given identifier, or nil if the contact has no view.
  func contactView(of id: ContactIdentifier) -> ContactView? {
    tokens.first { $0.entry.id == id }?.view
  }

  /// Returns the identifier of the contact that `view` shows, or nil if `view` isn't in this field.
  func identifier(of view: ContactView) -> ContactIdentifier? {
    tokens.first { $0.view === view }?.entry.id
  }

  // MARK: Layout

  /// The scale of the tokens and of the space around them.
  var textScale = TextScale.usual {
    didSet { naturalWidth = textScale.size(ContactsDemo.contentSize).width }
  }

  /// Returns the frames of all tokens and of the entry for a field that is `width` points wide.
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
