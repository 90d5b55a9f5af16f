import ControlModel

@testable import Gallery
@testable import GtkKit

extension FlipperView {
  /// Shows a side without animation and without moving the focus.
  func show(_ side: FlipSide) {
    flip.cancel()
    if shownSide != side { flip.toggle(at: flip.time, animated: false) }
    showFlip()
  }
}
