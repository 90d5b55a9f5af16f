import ControlModel
import GtkKit
import Theming

/// The stage of a page, which shows the demo at its true size, centered on the theme's background.
///
/// The true size applies to text of the usual size. If the desktop's text is larger, the demo is
/// enlarged.
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

/// A label on the stage, which the theme styles for its role.
final class StageLabel: Label {
  /// Creates a label with a size in points.
  ///
  /// The alignment is the theme's unless another one is given.
  init(_ text: String, role: LabelRole, size: Size, alignment: TextAlignment? = nil) {
    super.init(text)
    addStyleClass(role.styleClass.name)
    setSizeRequest(size)
    // Frames are not mirrored in right-to-left languages, so left remains left. A text that
    // contains only numbers has no direction, and would otherwise be mirrored too.
    direction = .leftToRight
    horizontalTextAlignment = (alignment ?? AppTheme.shared.theme.labels[role].alignment).part
  }
}

extension TextAlignment {
  /// GTK's value for the alignment.
  fileprivate var part: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
