import ControlModel
import GalleryModel
import GtkKit

extension Popover {
  /// A small window beside a button that says what UIKit uses the button's type for.
  convenience init(_ explanation: ButtonTypeSample.Explanation, beside button: Button) {
    let content = Box(orientation: .vertical, spacing: 6)
    content.margins = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let title = Label(explanation.title, style: .heading)
    let text = Label(explanation.text, style: .body)
    text.maximumWidthInCharacters = 40
    content.append(title)
    content.append(text)
    // Otherwise the focus would stay on the button, and nothing be spoken when it comes back there.
    content.isFocusable = true
    // In the name, since Orca speaks the description of what has the focus twice in a dialog.
    self.init(
      relativeTo: button, child: content,
      accessibleName: "\(explanation.title). \(explanation.text)")
  }
}
