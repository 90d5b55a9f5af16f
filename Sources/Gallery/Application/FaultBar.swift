import GtkKit

/// The bar across a window that tells of faults of the user's files, made with the first of them.
final class FaultBar {
  private weak var box: Box?
  private weak var bar: InfoBar?

  /// Watches for faults, and puts the bar over what is in a box.
  init(over box: Box) {
    self.box = box
    SettingsFaults.shared.observe(by: self) { [weak self] in self?.show($0) }
  }

  private func show(_ sentence: String) {
    let bar = self.bar ?? makeBar()
    bar?.show([bar?.text, sentence].compactMap { $0 }.joined(separator: "\n"))
  }

  private func makeBar() -> InfoBar? {
    guard let box else { return nil }
    let bar = InfoBar()
    box.insert(bar, at: 0)
    self.bar = bar
    return bar
  }
}
