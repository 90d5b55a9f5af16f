import GtkKit

/// The bar across a window that shows warnings about the user's files.
///
/// The bar appears with the first warning, and closes automatically when all its warnings are
/// resolved.
final class WarningBar {
  private weak var box: Box?
  private weak var bar: InfoBar?

  /// The unresolved warnings, except those that were shown when the user last closed the bar.
  private var warnings: [SettingsWarning] = []

  /// Creates a bar that observes warnings.
  ///
  /// The bar shows them once it has been placed in a window.
  init() {
    SettingsWarnings.shared.observe(by: self) { [weak self] in self?.handle($0) }
  }

  /// Creates a bar that observes warnings, and places the bar above the content of `box`.
  convenience init(over box: Box) {
    self.init()
    place(over: box)
  }

  /// Places the bar above the content of `box`.
  func place(over box: Box) {
    self.box = box
    if !warnings.isEmpty { show() }
  }

  private func handle(_ event: SettingsWarnings.Event) {
    // If the user has closed the bar in the meantime, the earlier warnings are done.
    if let bar, bar.text == nil { warnings = [] }
    switch event {
    case .reported(let warning):
      warnings.append(warning)
      show()
    case .written(let path):
      let before = warnings
      warnings.removeAll { $0.isResolved(byWriting: path) }
      if warnings.isEmpty {
        bar?.close()
      } else if warnings != before {
        bar?.show(text, announces: false)
      }
    }
  }

  private func show() {
    (bar ?? makeBar())?.show(text)
  }

  private var text: String { warnings.map(\.text).joined(separator: "\n") }

  private func makeBar() -> InfoBar? {
    guard let box else { return nil }
    let bar = InfoBar()
    box.insert(bar, at: 0)
    self.bar = bar
    return bar
  }
}
