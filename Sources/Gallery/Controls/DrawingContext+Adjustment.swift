import ControlModel
import GtkKit

extension DrawingContext {
  /// Draws a picture with the adjustment that UIKit makes when a state shows the picture of another
  /// state.
  func adjusted(_ adjustment: ImageAdjustment, _ draw: (borrowing DrawingContext) -> Void) {
    switch adjustment {
    case .none: draw(self)
    case .darkened(let amount): darkened(by: amount) { draw(self) }
    case .halfOpacity: withOpacity(0.5) { draw(self) }
    }
  }
}
