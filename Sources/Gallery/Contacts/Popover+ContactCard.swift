import Controls
import Demos
import GtkKit

extension Popover {
  /// The card of a contact, beside its token: name, address, and what can be done with it.
  convenience init(
    _ contact: Contact, beside view: ContactView, onCopy: @escaping () -> Void,
    onRemove: @escaping () -> Void
  ) {
    let copy = TextButton(ContactsDemo.copyTitle)
    let remove = TextButton(ContactsDemo.removeTitle)
    copy.onClick = onCopy
    remove.onClick = onRemove
    let buttons = Box(orientation: .horizontal, spacing: 6)
    buttons.horizontalAlignment = .end
    buttons.append(copy)
    buttons.append(remove)

    let content = Box(orientation: .vertical, spacing: 6)
    content.margins = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    for (text, style) in [(contact.title, TextStyle.heading), (contact.secondLine, .body)]
    where !text.isEmpty {
      // GTK takes seconds to break a line of thousands of characters.
      let label = Label(text.cut(after: 500), style: style)
      label.maximumWidthInCharacters = 40
      label.clipToBounds()
      content.append(label)
    }
    content.append(buttons)
    self.init(relativeTo: view.button, child: content)
    accessibleName = contact.title
    accessibleDescription = contact.secondLine
  }
}

extension Contact {
  /// What the card says under the title: the address, where that is not the title itself.
  fileprivate var secondLine: String { title == eMail ? "" : eMail }
}
