import ControlModel
import GalleryModel
import GtkKit

extension Popover {
  /// Creates a popover beside a button that explains what UIKit uses the button's type for.
  convenience init(_ explanation: ButtonTypeSample.Explanation, beside button: Button) {
    let content = Box(orientation: .vertical, spacing: 6)
    content.margins = EdgeInsets(all: 12)
    let title = Label(explanation.title, style: .heading)
    let text = Label(explanation.text, style: .body)
    text.maximumWidthInCharacters = 40
    content.append(title)
    content.append(text)
    // Otherwise the button would still have the focus, and nothing would be spoken when the focus
    // returns to it.
    content.isFocusable = true
    // The text is in the name, because Orca speaks the description of the focused widget twice in a
    // dialog.
    self.init(
      relativeTo: button, child: content,
      accessibleName: "\(explanation.title). \(explanation.text)")
  }
}
