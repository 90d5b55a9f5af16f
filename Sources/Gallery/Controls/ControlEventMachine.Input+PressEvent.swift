import ControlModel
import GtkKit

extension ControlEventMachine.Input {
  /// Creates the input of the event machine for a press event of a GTK button.
  init(_ press: PressEvent) {
    switch press {
    case .down(let point, let count): self = .pointerDown(at: point, tapCount: count)
    case .moved(let point): self = .pointerMoved(to: point)
    case .up(let point): self = .pointerUp(at: point)
    case .keyDown: self = .keyDown
    case .keyUp: self = .keyUp
    case .cancelled: self = .cancelled
    case .activated: self = .activated
    case .sensitivityChanged(let isSensitive): self = .setEnabled(isSensitive)
    }
  }
}
