import ControlModel
import GtkKit
import Theming

/// The stage of a page, which shows the demo centered on the theme's background.
///
/// The demo has its true size at the usual text size. If the desktop's text is larger or smaller,
/// the demo is scaled accordingly.
final class StageView: Box {
  init(_ demo: Widget) {
    super.init(orientation: .vertical, spacing: 0)
    addStyleClass(Theme.stageClass.name)
    demo.horizontalAlignment = .center
    append(demo)
    guard let scalable = demo as? any TextScalable else { return }
    scalable.textScale = AppTheme.shared.textScale
    AppTheme.shared.observe(by: self) { [weak scalable] in
      scalable?.textScale = AppTheme.shared.textScale
    }
  }
}

/// A label on the stage, in the theme's style for its role.
final class StageLabel: Label {
  /// Creates a label with a size in points.
  ///
  /// If `alignment` is nil, the label has the alignment that the theme defines for `role`.
  init(_ text: String, role: LabelRole, size: Size, alignment: TextAlignment? = nil) {
    super.init(text)
    addStyleClass(role.styleClass.name)
    setSizeRequest(size)
    // The frames on the stage aren't mirrored in right-to-left languages, so left must remain left.
    // Without the next line, GTK would move text that contains only numbers to the other side,
    // because numbers have no direction.
    direction = .leftToRight
    horizontalTextAlignment = (alignment ?? AppTheme.shared.theme.labels[role].alignment).part
  }
}

extension TextAlignment {
  /// GTK's value for this alignment.
  fileprivate var part: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
