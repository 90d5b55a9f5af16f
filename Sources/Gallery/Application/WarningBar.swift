import GtkKit

/// The bar across a window that tells of faults of the user's files, made with the first of them.
///
/// It closes by itself when all that it tells of is over.
final class WarningBar {
  private weak var box: Box?
  private weak var bar: InfoBar?

  /// What the bar has told of since it was closed last, as far as it is not over.
  private var faults: [SettingsWarning] = []

  /// Watches for faults, and tells of them once it has a place.
  init() {
    SettingsWarnings.shared.observe(by: self) { [weak self] in self?.follow($0) }
  }

  /// Watches for faults, and puts the bar over what is in a box.
  convenience init(over box: Box) {
    self.init()
    place(over: box)
  }

  /// Puts the bar over what is in a box.
  func place(over box: Box) {
    self.box = box
    if !faults.isEmpty { show() }
  }

  private func follow(_ event: SettingsWarnings.Event) {
    // The user may have closed the bar meanwhile.
    if let bar, bar.text == nil { faults = [] }
    switch event {
    case .reported(let fault):
      faults.append(fault)
      show()
    case .written(let path):
      let before = faults
      faults.removeAll { $0.path == path && $0.endsWithWriting }
      if faults.isEmpty {
        bar?.close()
      } else if faults != before {
        bar?.show(text, isNews: false)
      }
    }
  }

  private func show() {
    (bar ?? makeBar())?.show(text)
  }

  private var text: String { faults.map(\.sentence).joined(separator: "\n") }

  private func makeBar() -> InfoBar? {
    guard let box else { return nil }
    let bar = InfoBar()
    box.insert(bar, at: 0)
    self.bar = bar
    return bar
  }
}
