import ControlModel
import GtkKit

extension FlipContainer {
  /// Shows a page without animation.
  func show(_ side: FlipSide) {
    flip.cancel()
    if shownSide != side { flip.toggle(at: flip.time, animated: false) }
    showFlip()
  }

  /// Begins a turn to a page, or reverses the turn in progress.
  ///
  /// Each turn stops before its end, so that it is still in progress.
  func beginFlip(showing side: FlipSide) {
    if flip.isTurning {
      if shownSide != side { flip.toggle(at: flip.time + 0.1) }
    } else {
      if shownSide == side { flip.toggle(at: flip.time, animated: false) }
      flip.toggle(at: flip.time)
      flip.advance(to: flip.time + 0.4)
    }
    showFlip()
  }

  /// Ends the turn in progress.
  func endFlip() {
    flip.cancel()
    showFlip()
  }
}
