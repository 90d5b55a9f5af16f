import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The demo of the Contacts page: the recipients field, with messages and the Add button below it.
final class RecipientsStage: Box, TextScalable {
  let recipientsView = RecipientsView()
  let addButton = Button(role: .contactAdd, size: Size(width: 44, height: 40))

  /// The button that restores a removed contact.
  ///
  /// The button is next to the message about the removal.
  let undoButton = LabelButton(ContactsDemo.undoTitle)

  private let fieldBox = Box(orientation: .vertical)
  private let texts = Box(orientation: .vertical, spacing: 6)
  private let message = RecipientsStage.makeLabel()

  /// The label that explains why the entry's text is rejected.
  ///
  /// The label is created when text is first rejected.
  private lazy var reason = makeReason()
  private var showsRejection = false

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let margin = ContactsDemo.stageMargin
    margins = EdgeInsets(all: margin)
    setSizeRequest(ContactsDemo.contentSize)
    append(makeField())
    recipientsView.entry.onFocusChange = { [weak self] in self?.showFocus($0) }
    recipientsView.onEdit = { [weak self] in self?.clearRejection() }

    texts.append(message)
    // A user who returns to the page must not see an old message.
    onUnmap { [weak self] in self?.showMessage("") }
    addButton.accessibleName = ContactsDemo.addTitle
    addButton.tooltip = ContactsDemo.addTitle
    addButton.verticalAlignment = .start
    let row = Box(orientation: .horizontal, spacing: 12)
    row.append(texts, expand: true)
    undoButton.verticalAlignment = .start
    undoButton.isVisible = false
    row.append(undoButton)
    row.append(addButton)
    append(row)
  }

  /// The scale of the field, its tokens, and the Add button.
  var textScale = TextScale.usual {
    didSet {
      setSizeRequest(textScale.size(ContactsDemo.contentSize))
      recipientsView.textScale = textScale
      addButton.textScale = textScale
    }
  }

  private static func makeLabel() -> Label {
    let label = Label("", style: .body)
    label.verticalAlignment = .start
    // Long text makes the stage taller, but not wider.
    label.maximumWidthInCharacters = 38
    label.clipToBounds()
    return label
  }

  private func makeReason() -> Label {
    let label = Self.makeLabel()
    label.addStyleClass(Theme.errorTextClass.name)
    texts.insert(label, at: 0)
    return label
  }

  /// Returns the field with its padding.
  ///
  /// A click on the padding focuses the entry. Text that the user drops on the padding is added at
  /// the end of the entry.
  private func makeField() -> EventBox {
    fieldBox.addStyleClass(Theme.fieldClass.name)
    fieldBox.append(recipientsView)
    let field = EventBox(fieldBox)
    field.onPress = { [weak self] in self?.recipientsView.entry.grabFocusAtEnd() }
    field.onTextDrop = { [weak self] in self?.recipientsView.entry.insertAtEnd($0) }
    return field
  }

  /// Makes the whole field look focused or not, because the entry inside has no border.
  private func showFocus(_ isFocused: Bool) {
    if isFocused {
      fieldBox.addStyleClass(Theme.focusedFieldClass.name)
    } else {
      fieldBox.removeStyleClass(Theme.focusedFieldClass.name)
    }
  }

  /// Shows a message and announces it to screen readers.
  ///
  /// If the entry's text has been rejected, the explanation remains visible above the message.
  func showMessage(_ text: String) {
    show(text, isError: false)
  }

  /// Shows an error in the style of a rejection, and announces it to screen readers.
  func showError(_ text: String) {
    show(text, isError: true)
  }

  /// Shows why the entry's text is rejected.
  ///
  /// - Parameters:
  ///   - reason: The explanation, which remains visible until the user changes the text.
  ///   - added: The message about contacts that were added anyway, or an empty string.
  func showRejection(because reason: String, added: String) {
    showsRejection = true
    let text = reason.truncatedForDisplay()
    self.reason.text = text
    self.reason.isVisible = true
    recipientsView.entry.accessibleDescription = text
    fieldBox.addStyleClass(Theme.rejectedFieldClass.name)
    showMessage(added)
  }

  /// Removes the explanation of a rejection, if there is one, because the entry's text has changed.
  func clearRejection() {
    guard showsRejection else { return }
    showsRejection = false
    reason.text = ""
    reason.isVisible = false
    recipientsView.entry.accessibleDescription = ""
    fieldBox.removeStyleClass(Theme.rejectedFieldClass.name)
  }

  private func show(_ text: String, isError: Bool) {
    let text = text.truncatedForDisplay()
    message.text = text
    if isError {
      message.addStyleClass(Theme.errorTextClass.name)
    } else {
      message.removeStyleClass(Theme.errorTextClass.name)
    }
    announce(text)
  }
}
