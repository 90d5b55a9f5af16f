import ControlModel

/// An event of a ``PressButton``, reported as it happens and without interpretation.
///
/// Points are in the button's own coordinates and can be outside it. A press by the pointer is one
/// `.down`, any number of `.moved`, and one `.up` or `.cancelled`. A press by a key is one
/// `.keyDown` and one `.keyUp` or `.cancelled`. Only one press is active at a time: a press by the
/// other device cancels the active one.
public enum PressEvent: Equatable, Sendable {
  /// The primary pointer button went down. `count` is the number of successive presses at this
  /// location.
  case down(at: Point, count: Int)

  /// The pointer moved while the primary button was held down.
  case moved(to: Point)

  /// The primary pointer button was released.
  case up(at: Point)

  /// Space, Return or Enter went down on the focused button. Repeats are not reported.
  case keyDown

  /// The key that pressed the button was released.
  case keyUp

  /// The press ended without a release: the button was hidden, disabled, or lost the pointer or the
  /// focus, or Escape was pressed while a key was held.
  case cancelled

  /// Assistive technology or a mnemonic activated the button.
  case activated

  /// The button became sensitive (true) or insensitive (false), by itself or with an ancestor.
  case sensitivityChanged(Bool)
}
