import Controls

/// What happens to a ``PressButton``, told as it happens and without a judgement.
///
/// Points are in the button's own coordinates and may lie outside of it. A press is one `.down`,
/// any number of `.moved`, and one `.up` or `.cancelled`; only a grab that another client takes
/// without notice can hide the end, and the next `.down` then follows directly.
public enum PressEvent: Equatable, Sendable {
  /// The primary pointer button went down, for the count-th time in a row at this place.
  case down(at: Point, count: Int)

  /// The pointer moved while the primary button was held down.
  case moved(to: Point)

  /// The primary pointer button came up.
  case up(at: Point)

  /// The press ended without a release: the button was hidden, disabled, or lost the pointer.
  case cancelled

  /// Space, Return, keypad Enter or an accessible click activated the button.
  case activated

  /// The button began to take input (true) or ceased to (false), by itself or with an ancestor.
  case sensitivityChanged(Bool)
}
