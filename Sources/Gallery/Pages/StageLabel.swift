import ControlModel
import GtkKit
import Theming

/// A label on the stage, dressed by the theme for its role.
final class StageLabel: Label {
  /// A label whose text lies in its width where the theme says, or where told otherwise.
  init(_ text: String, role: LabelRole, size: Size, alignment: TextAlignment? = nil) {
    super.init(text)
    addStyleClass(role.styleClass.name)
    setSizeRequest(size)
    // Fixed frames do not mirror, and left is left. A text of numbers alone, which has no direction
    // of its own, would be turned round as well.
    direction = .leftToRight
    horizontalTextAlignment = (alignment ?? AppTheme.shared.theme.labels[role].alignment).part
  }
}

extension TextAlignment {
  /// GTK's number for it.
  fileprivate var part: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
