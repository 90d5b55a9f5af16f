import Controls
import GtkKit
import Theme

/// A label on the stage, dressed by the theme for its role.
final class StageLabel: Label {
  init(_ text: String, role: LabelRole, size: Size) {
    super.init(text)
    addStyleClass(role.styleClass.name)
    setSizeRequest(width: Int(size.width), height: Int(size.height))
  }
}
