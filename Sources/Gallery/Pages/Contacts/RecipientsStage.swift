import ControlModel
import GalleryModel
import GtkKit
import Theming

/// What stands on the stage: the recipients field, under it what is to be said, and the button
/// that opens the form.
final class RecipientsStage: Box, TextScalable {
  let recipientsView = RecipientsView()
  let addButton = Button(role: .contactAdd, size: Size(width: 44, height: 40))

  /// Brings back what was removed; it is beside the message that says so.
  let undoButton = LabelButton(ContactsDemo.undoTitle)

  private let fieldBox = Box(orientation: .vertical)
  private let texts = Box(orientation: .vertical, spacing: 6)
  private let message = RecipientsStage.makeLabel()

  /// Why the text in the entry is refused; a page on which nothing is refused has no such label.
  private lazy var reason = makeReason()
  private var isRefusing = false

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let margin = ContactsDemo.stageMargin
    margins = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    setSizeRequest(ContactsDemo.contentSize)
    append(makeField())
    recipientsView.entry.onFocusChange = { [weak self] in self?.showFocus($0) }
    recipientsView.onEdit = { [weak self] in self?.clearRefusal() }

    texts.append(message)
    // Who comes back to the page reads no old news there.
    onUnmap { [weak self] in self?.say("") }
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

  /// How much larger than usual the field, its tokens and the button are.
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
    // A long text makes the stage higher, and not wider.
    label.maximumWidthInCharacters = 38
    label.clipToBounds()
    return label
  }

  private func makeReason() -> Label {
    let label = Self.makeLabel()
    label.addStyleClass(Theme.faultTextClass.name)
    texts.insert(label, at: 0)
    return label
  }

  /// The field with its padding, in which a click goes to the entry, as in any text field.
  private func makeField() -> EventBox {
    fieldBox.addStyleClass(Theme.fieldClass.name)
    fieldBox.append(recipientsView)
    let field = EventBox(fieldBox)
    field.onPress = { [weak self] in self?.recipientsView.entry.grabFocusAtEnd() }
    field.onTextDrop = { [weak self] in self?.recipientsView.entry.insertAtEnd($0) }
    return field
  }

  /// The field looks focused as a whole: the entry in it has no edges of its own.
  private func showFocus(_ isFocused: Bool) {
    if isFocused {
      fieldBox.addStyleClass(Theme.focusedFieldClass.name)
    } else {
      fieldBox.removeStyleClass(Theme.focusedFieldClass.name)
    }
  }

  /// Says what happened, for eyes and ears, beside why a text that is still there is refused.
  func say(_ text: String) {
    show(text, isFault: false)
  }

  /// Says what could not be done, as one says why a text is refused.
  func warn(_ text: String) {
    show(text, isFault: true)
  }

  /// Says why the text in the entry is refused, and what of it was added, if anything was.
  func refuse(because reason: String, added: String) {
    isRefusing = true
    let text = reason.cutForDisplay()
    self.reason.text = text
    self.reason.isVisible = true
    recipientsView.entry.accessibleDescription = text
    fieldBox.addStyleClass(Theme.refusedFieldClass.name)
    say(added)
  }

  /// Takes back what was said of a text that is gone or has changed.
  func clearRefusal() {
    guard isRefusing else { return }
    isRefusing = false
    reason.text = ""
    reason.isVisible = false
    recipientsView.entry.accessibleDescription = ""
    fieldBox.removeStyleClass(Theme.refusedFieldClass.name)
  }

  private func show(_ text: String, isFault: Bool) {
    let text = text.cutForDisplay()
    message.text = text
    if isFault {
      message.addStyleClass(Theme.faultTextClass.name)
    } else {
      message.removeStyleClass(Theme.faultTextClass.name)
    }
    announce(text)
  }
}
