import GtkKit
import Theme

/// The one lit place of a page: the demo at its true size, centred on the theme's background.
final class StageView: Box {
  init(_ demo: Widget) {
    super.init(orientation: .vertical, spacing: 0)
    addStyleClass(Theme.stageClass.name)
    demo.horizontalAlignment = .center
    append(demo)
  }
}
