import Controls
import Demos
import GtkKit
import Theme

/// What stands on the stage: the recipients field, under it what is to be said, and the button
/// that opens the form.
final class RecipientsStage: Box {
  let recipientsView = RecipientsView()
  let addButton = Button(role: .contactAdd, size: Size(width: 44, height: 40))

  private let fieldBox = Box(orientation: .vertical)
  private let message = Label("", style: .body)
  private var isRefusing = false

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let margin = ContactsDemo.stageMargin
    margins = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    let size = ContactsDemo.stageSize
    setSizeRequest(Size(width: size.width - 2 * margin, height: size.height - 2 * margin))
    append(makeField())
    recipientsView.entry.onFocusChange = { [weak self] in self?.showFocus($0) }
    recipientsView.onEdit = { [weak self] in self?.clearRefusal() }

    message.verticalAlignment = .start
    // A long text makes the stage higher, and not wider.
    message.maximumWidthInCharacters = 38
    message.clipToBounds()
    addButton.accessibleName = ContactsDemo.addTitle
    addButton.tooltip = ContactsDemo.addTitle
    addButton.verticalAlignment = .start
    let row = Box(orientation: .horizontal, spacing: 12)
    row.append(message, expand: true)
    row.append(addButton)
    append(row)
  }

  /// The field with its padding, in which a click goes to the entry, as in any text field.
  private func makeField() -> EventBox {
    fieldBox.addStyleClass(Theme.fieldClass.name)
    fieldBox.append(recipientsView)
    let field = EventBox(fieldBox)
    field.onPress = { [weak self] in self?.recipientsView.entry.grabFocusAtEnd() }
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

  /// Says what happened, for eyes and ears.
  func say(_ text: String) {
    show(text, isRefusal: false)
  }

  /// Says why the text in the entry is refused.
  func refuse(because reason: String) {
    show(reason, isRefusal: true)
  }

  /// Takes back what was said of a text that is gone or has changed.
  func clearRefusal() {
    if isRefusing { show("", isRefusal: false) }
  }

  /// Shows a text, without the rest of what quotes a paste without end.
  private func show(_ text: String, isRefusal: Bool) {
    let text = text.cut(after: 500)
    isRefusing = isRefusal
    message.text = text
    recipientsView.entry.accessibleDescription = isRefusal ? text : ""
    if isRefusal {
      fieldBox.addStyleClass(Theme.refusedFieldClass.name)
    } else {
      fieldBox.removeStyleClass(Theme.refusedFieldClass.name)
    }
    if !text.isEmpty { message.announce(text) }
  }
}
