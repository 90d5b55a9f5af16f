import ControlModel
import GtkTesting

@testable import Gallery
@testable import GtkKit

/// The states that a button of the page can be in; a disabled one cannot be pressed.
let reachableStates: [ControlState] = [
  .normal, .highlighted, .disabled, .selected, [.highlighted, .selected], [.disabled, .selected],
]

extension Button {
  /// A pointer and a keyboard that act on this button alone.
  @MainActor var input: SyntheticInput { SyntheticInput(to: pointer) }

  /// Runs the body while the button is in a state, pressed by the pointer where that is part of it.
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
