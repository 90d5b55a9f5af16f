import ControlModel

/// What happens to a ``PressButton``, told as it happens and without a judgement.
///
/// Points are in the button's own coordinates and may be outside of it. A press by the pointer is one
/// `.down`, any number of `.moved`, and one `.up` or `.cancelled`. A press by a key is one `.keyDown`
/// and one `.keyUp` or `.cancelled`. There is one press at a time: a press by the other device cancels
/// the one that is under way.
public enum PressEvent: Equatable, Sendable {
  /// The primary pointer button went down, for the count-th time in a row at this place.
  case down(at: Point, count: Int)

  /// The pointer moved while the primary button was held down.
  case moved(to: Point)

  /// The primary pointer button came up.
  case up(at: Point)

  /// Space, Return or Enter went down on the focused button; a repeat is not reported.
  case keyDown

  /// The key that pressed the button came up.
  case keyUp

  /// The press ended without a release: the button was hidden, disabled, or lost the pointer or the
  /// focus, or Escape was pressed while a key was held.
  case cancelled

  /// An accessible click or a mnemonic activated the button.
  case activated

  /// The button began to take input (true) or ceased to (false), by itself or with an ancestor.
  case sensitivityChanged(Bool)
}
