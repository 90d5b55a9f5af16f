import ControlModel
import GalleryModel
import GtkKit

/// The form that adds a contact, with entries for a name and an email address, and an error
/// message.
final class ContactFormView: Box {
  /// Called with the contact to add when the user confirms the form and its contents are valid.
  var onAdd: ((Contact) throws(ContactListError) -> Void)?

  /// Called with the contents of the form whenever the user changes them.
  var onEdit: ((ContactForm) -> Void)?

  /// Called when the user cancels the form.
  var onCancel: (() -> Void)?

  private let name = Entry(accessibleName: ContactsDemo.nameTitle)
  private let eMail = Entry(accessibleName: ContactsDemo.eMailTitle)
  private let message = Label("", style: .body)

  init(_ draft: ContactForm) {
    super.init(orientation: .vertical, spacing: 6)
    margins = EdgeInsets(all: 12)
    append(Label(ContactsDemo.addTitle, style: .heading))
    for (title, entry) in [(ContactsDemo.nameTitle, name), (ContactsDemo.eMailTitle, eMail)] {
      entry.widthInCharacters = 28
      entry.onActivate = { [weak self] in self?.add() }
      entry.onChange = { [weak self] in self?.wasEdited() }
      entry.onLongInsertion = { [weak self, weak entry] text in
        entry.map { self?.acceptAsLine(text, in: $0) ?? false } ?? false
      }
      let label = Label(title, style: .caption)
      label.caption(entry)
      append(label)
      append(entry)
    }
    message.maximumWidthInCharacters = 34
    message.clipToBounds()
    message.isVisible = false
    append(message)
    append(makeButtons())
    name.text = draft.name
    eMail.text = draft.eMail
  }

  /// The current contents of the form.
  private var draft: ContactForm {
    var form = ContactForm()
    form.name = name.text
    form.eMail = eMail.text
    return form
  }

  private func makeButtons() -> Box {
    let cancel = LabelButton(ContactsDemo.cancelTitle)
    let confirm = LabelButton(ContactsDemo.confirmTitle)
    cancel.onClick = { [weak self] in self?.onCancel?() }
    confirm.onClick = { [weak self] in self?.add() }
    let buttons = Box(orientation: .horizontal, spacing: 6)
    buttons.horizontalAlignment = .end
    buttons.append(cancel)
    buttons.append(confirm)
    return buttons
  }

  /// Puts `text` into `entry` as a single line, or shows an error if `entry` can't store that line.
  ///
  /// - Returns: Whether the line is now in `entry`.
  private func acceptAsLine(_ text: String, in entry: Entry) -> Bool {
    do {
      entry.text = try ContactForm.line(of: text, ofAtMost: Entry.maximumSize)
    } catch {
      show(error.text(in: .window), in: entry)
      return false
    }
    wasEdited()
    return true
  }

  private func wasEdited() {
    show(nil)
    onEdit?(draft)
  }

  /// Returns the entry that `error` concerns, or the first entry if `error` concerns both.
  private func entry(of error: ContactFormError) -> Entry {
    switch error {
    case .empty, .nameTooLong: name
    case .address: eMail
    }
  }

  private func add() {
    let contact: Contact
    do {
      contact = try draft.contact()
    } catch {
      return show(error.text(in: .window), in: entry(of: error))
    }
    do {
      try onAdd?(contact)
    } catch {
      show(error.text(in: .window), in: eMail)
    }
  }

  /// Shows `error`, and marks and focuses `entry`, or removes the message and the mark if `error`
  /// is nil.
  private func show(_ error: String?, in entry: Entry? = nil) {
    for field in [name, eMail] {
      field.showsError = field === entry
      field.accessibleDescription = field === entry ? error : nil
    }
    message.text = error ?? ""
    message.isVisible = error != nil
    entry?.grabFocus()
  }
}
