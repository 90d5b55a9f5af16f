import ControlModel
import GalleryModel
import GtkKit

extension Popover {
  /// Creates a popover beside `button` that explains the use of the button's type in UIKit.
  convenience init(_ explanation: ButtonTypeSample.Explanation, beside button: Button) {
    let content = Box(orientation: .vertical, spacing: 6)
    content.margins = EdgeInsets(all: 12)
    let title = Label(explanation.title, style: .heading)
    let text = Label(explanation.text, style: .body)
    text.maximumWidthInCharacters = 40
    content.append(title)
    content.append(text)
    // Let the content receive the focus when the popover opens. Otherwise, the focus would remain
    // on the button, and a screen reader would speak nothing when the popover closes.
    content.isFocusable = true
    // Put all the text into the accessible name. If it were the accessible description, the Orca
    // screen reader would speak it twice, because the focused widget is in a dialog.
    self.init(
      relativeTo: button, child: content,
      accessibleName: "\(explanation.title). \(explanation.text)")
  }
}
