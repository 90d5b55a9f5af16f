import ControlModel
import GalleryModel
import GtkKit

/// The controller of the Contacts page.
///
/// The controller creates the view of each contact, and is the delegate of these views.
final class ContactsViewController: PageViewController, ContactViewDelegate {
  let view: PageView
  let stage = RecipientsStage()

  /// The card or the form that was opened last, or nil if this controller has closed it.
  private(set) var popover: Popover?

  /// The contact's view that the open card points to, or nil if no card is open.
  private weak var cardView: ContactView?

  private let store: ContactStore
  private let eventLog = EventLogView()
  private var history = ContactHistory()

  /// The contents of the form.
  ///
  /// If a click elsewhere closes the form, its contents are restored when the user opens the form
  /// again.
  private var draft = ContactForm()

  private var recipientsView: RecipientsView { stage.recipientsView }

  /// The identifier of the command that opens the form.
  static let addCommand = "add-contact"

  static let commands: [Command<ContactsViewController>] = [
    Command(title: "Move over Contacts", keys: ["Left", "Right"]),
    Command(title: "Select, Then Remove Last Contact", keys: ["BackSpace"]),
    Command(addCommand, title: ContactsDemo.addTitle) { $0.showFormSoon() },
    Command("undo", title: "Restore Removed Contact", accelerators: ["<Primary>z"]) {
      $0.undo()
    },
  ]

  init(context: PageContext) {
    store = context.stores.contacts
    view = PageView(
      page: .contacts, stage: stage, eventLog: eventLog, conversion: ContactsDemo.conversion)
    view.addNote(ContactsDemo.note)
    viewDidLoad()
  }

  private func viewDidLoad() {
    recipientsView.makeContactView = { [weak self] in self?.makeContactView($0) }
    recipientsView.onCommit = { [weak self] in self?.add(RecipientsText($0)) ?? false }
    recipientsView.onRemove = { [weak self] in self?.remove($0) }
    stage.addButton.addTarget(self, action: .addContact, for: .touchUpInside)
    eventLog.observe(stage.addButton, as: ContactsDemo.addTitle)
    stage.undoButton.onClick = { [weak self] in self?.bringBack() }
    store.open()
    store.observe(by: self) { [weak self] in self?.showContacts() }
    showContacts()
    showHistory()
  }

  private func makeContactView(_ contact: Contact) -> ContactView {
    let contactView = ContactView(contact: contact, delegate: self)
    eventLog.observe(contactView.button, as: contact.title)
    return contactView
  }

  private func showContacts() {
    closeCardOfRemovedContact()
    recipientsView.show(store.list.entries)
  }

  /// Shows the Undo button if there is a contact to restore, and otherwise hides the button.
  ///
  /// If the hidden button had the focus, the focus moves to the entry.
  private func showHistory() {
    if history.isEmpty, stage.undoButton.isFocused { recipientsView.entry.grabFocus() }
    stage.undoButton.isVisible = !history.isEmpty
  }

  // MARK: Adding

  /// Opens the form after the next layout, because the page may not be on the screen yet.
  func showFormSoon() {
    stage.afterLayout { [weak self] in self?.showForm() }
  }

  /// Opens the form that adds a contact, beside the Add button.
  private func showForm() {
    let form = ContactFormView(draft)
    form.onEdit = { [weak self] in self?.draft = $0 }
    form.onAdd = { [weak self] contact throws(ContactListError) in try self?.add(contact) }
    form.onCancel = { [weak self] in self?.closeForm() }
    let popover = Popover(
      relativeTo: stage.addButton, child: form, accessibleName: ContactsDemo.addTitle)
    // Escape discards the text in the form. By default, a popover treats Escape like a click
    // elsewhere.
    popover.onKey { [weak self] press in
      guard press.key == .escape else { return false }
      self?.closeForm()
      return true
    }
    open(popover)
  }

  private func closeForm() {
    draft = ContactForm()
    closePopover()
  }

  private func add(_ contact: Contact) throws(ContactListError) {
    let change = try store.add(contact)
    let omissions = draft.omission.map { [$0] } ?? []
    closeForm()
    stage.showMessage(ContactsDemo.announcement(ofAdded: [change], omissions: omissions))
  }

  /// Adds the contacts in `recipients`, and leaves the rejected recipients in the entry.
  ///
  /// - Returns: False if the rejected recipients don't fit into the entry. In this case, no contact
  ///   is added, and the text in the entry doesn't change.
  private func add(_ recipients: RecipientsText) -> Bool {
    guard !recipients.isEmpty else {
      clearEntry()
      return true
    }
    do {
      show(try store.add(recipients, keepingRestWithin: Entry.maximumSize))
      return true
    } catch {
      stage.showRejection(because: error.text(in: .window), added: "")
      return false
    }
  }

  private func show(_ outcome: RecipientsOutcome) {
    recipientsView.entry.text = outcome.remainder
    let added = ContactsDemo.announcement(of: outcome)
    if let reason = outcome.message {
      stage.showRejection(because: reason, added: added)
    } else {
      stage.clearRejection()
      stage.showMessage(added)
    }
  }

  /// Clears the entry and any error message.
  private func clearEntry() {
    recipientsView.entry.text = ""
    stage.clearRejection()
  }

  // MARK: The card

  func contactViewButtonClicked(_ contactView: ContactView) {
    let contact = contactView.contact
    let card = Popover(contact, beside: contactView) { [weak self] in
      Clipboard.setText(contact.recipientText)
      self?.closePopover()
      self?.stage.showMessage(ContactsDemo.copyAnnouncement(of: contact))
    } onRemove: { [weak self, weak contactView] in
      guard let self, let contactView else { return }
      closePopover()
      if let id = recipientsView.identifier(of: contactView) { remove(id) }
    }
    open(card)
    cardView = contactView
  }

  /// Closes the card if its contact was removed or changed.
  ///
  /// A popover can't outlive the view that it points to.
  private func closeCardOfRemovedContact() {
    guard let cardView, let id = recipientsView.identifier(of: cardView),
      store.list[id] != cardView.contact
    else { return }
    closePopover()
  }

  private func open(_ popover: Popover) {
    popover.onClose = { [weak self] in self?.cardView = nil }
    popover.popUp()
    self.popover = popover
  }

  /// Closes the card or the form.
  ///
  /// The focus then moves to the button that the card or the form points to.
  private func closePopover() {
    popover?.close()
    popover = nil
  }

  // MARK: Removing

  private func remove(_ id: ContactIdentifier) {
    guard let change = store.remove(id) else { return }
    history.record(change)
    showHistory()
    let removed = change.entry.contact
    let next = history.undo(in: store.list)?.entry.contact ?? removed
    stage.showMessage(ContactsDemo.announcement(ofRemoved: removed, next: next))
  }

  /// Restores the contact that was removed last, in response to the menu item or its shortcut.
  ///
  /// While a card or a form is open, this method does nothing, because the shortcut is then meant
  /// for the card or the form.
  func undo() {
    if popover?.isOpen != true { bringBack() }
  }

  /// Restores the contact that was removed last, or shows why it can't be restored now.
  private func bringBack() {
    guard let change = history.undo(in: store.list) else {
      return stage.showMessage(ContactsDemo.nothingToRestore)
    }
    do {
      let restored = try store.apply(change) ?? change
      history.record(change)
      stage.showMessage(ContactsDemo.announcement(of: restored))
    } catch {
      history.recordRejection(of: change)
      let rejection = ContactRejection(contact: change.entry.contact, error: error)
      stage.showError(ContactLoss.notRestored(rejection).text(in: .window))
    }
    showHistory()
  }

  // MARK: Action

  func addContact(_ sender: Button) {
    showForm()
  }
}

extension Selector where Target == ContactsViewController, Sender == Button {
  fileprivate static let addContact = Selector("addContact", ContactsViewController.addContact)
}
