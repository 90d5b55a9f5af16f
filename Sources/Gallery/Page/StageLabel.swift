import Controls
import GtkKit
import Theme

/// A label on the stage, dressed by the theme for its role.
final class StageLabel: Label {
  /// A label whose text lies in its width where the theme says, or where told otherwise.
  init(_ text: String, role: LabelRole, size: Size, alignment: TextAlignment? = nil) {
    super.init(text)
    addStyleClass(role.styleClass.name)
    setSizeRequest(size)
    let alignment = alignment ?? AppTheme.shared.theme.labels[role].alignment
    // Fixed frames do not mirror, and so left is left in every direction of text.
    horizontalTextAlignment = alignment.part(in: direction)
  }
}

extension TextAlignment {
  /// GTK's number for it, which counts from the leading edge.
  fileprivate func part(in direction: TextDirection) -> Double {
    switch self {
    case .left: direction == .rightToLeft ? 1 : 0
    case .center: 0.5
    case .right: direction == .rightToLeft ? 0 : 1
    }
  }
}
