import GtkKit

/// The one lit place of a page: the demo at its true size, centred on the theme's background.
final class StageView: Box {
  init(_ demo: Widget) {
    super.init(orientation: .vertical, spacing: 0)
    addStyleClass("stage")
    demo.horizontalAlignment = .center
    append(demo)
  }
}
