import GtkKit
import Theming

/// The one lit place of a page: the demo at its true size, centred on the theme's background.
///
/// The true size is that of the usual text; where the desktop wants text larger, the demo grows.
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
