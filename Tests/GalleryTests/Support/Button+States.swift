import ControlModel
import GtkTesting

@testable import Gallery
@testable import GtkKit

/// The states that a button of the page can have.
///
/// A disabled button cannot be pressed.
let reachableStates: [ControlState] = [
  .normal, .highlighted, .disabled, .selected, [.highlighted, .selected], [.disabled, .selected],
]

extension Button {
  /// A simulated pointer and keyboard that act only on this button.
  @MainActor var input: SyntheticInput { SyntheticInput(to: pointer) }

  /// Runs the body while the button has the given state, pressed by the pointer if the state
  /// requires it.
  @MainActor func showing<Result>(
    _ state: ControlState, _ body: () throws -> Result
  ) rethrows -> Result {
    isEnabled = !state.contains(.disabled)
    isSelected = state.contains(.selected)
    if state.contains(.highlighted) { input.down(10, 10) }
    defer {
      if state.contains(.highlighted) { input.upOutside() }
      isEnabled = true
      isSelected = false
    }
    return try body()
  }
}
