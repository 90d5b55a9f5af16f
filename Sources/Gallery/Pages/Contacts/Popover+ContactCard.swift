import ControlModel
import GalleryModel
import GtkKit

extension Popover {
  /// Creates the card of a contact, which points to the contact's view.
  ///
  /// The card shows the name and the address, and has buttons that copy or remove the contact.
  convenience init(
    _ contact: Contact, beside view: ContactView, onCopy: @escaping () -> Void,
    onRemove: @escaping () -> Void
  ) {
    let copy = LabelButton(ContactsDemo.copyTitle)
    let remove = LabelButton(ContactsDemo.removeTitle)
    copy.onClick = onCopy
    // Copying an empty string would clear the clipboard.
    copy.isSensitive = !contact.recipientText.isEmpty
    remove.onClick = onRemove
    let buttons = Box(orientation: .horizontal, spacing: 6)
    buttons.horizontalAlignment = .end
    buttons.append(copy)
    buttons.append(remove)

    let content = Box(orientation: .vertical, spacing: 6)
    content.margins = EdgeInsets(all: 12)
    let (title, address) = (
      contact.title.truncatedForDisplay(), contact.secondLine.truncatedForDisplay()
    )
    for (text, style) in [(title, TextStyle.heading), (address, .body)] where !text.isEmpty {
      let label = Label(text, style: style)
      label.maximumWidthInCharacters = text.count > 80 ? 56 : 40
      // A long title and a long address must fit into a small window together with the buttons.
      label.maximumLines = 7
      label.clipToBounds()
      content.append(label)
    }
    content.append(buttons)
    self.init(
      relativeTo: view.button, child: content, accessibleName: title,
      accessibleDescription: address)
  }
}

extension Contact {
  /// The text under the title, which is the address, or an empty string if the address is the
  /// title.
  fileprivate var secondLine: String { title == eMail ? "" : eMail }
}
