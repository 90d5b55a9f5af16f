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
