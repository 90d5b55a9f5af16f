/// A state machine that converts pointer, key, and program input into UIKit's control events.
///
/// ```swift
/// var machine = ControlEventMachine(hitArea: .circle(center: .zero, radius: 20))
/// machine.handle(.pointerDown(at: .zero, tapCount: 1))
/// machine.handle(.pointerUp(at: Point(x: 30, y: 0)))
/// while let message = machine.nextMessage() {
///   print(message.events, message.state)
/// }
/// // touchDown highlighted
/// // touchUpOutside normal
/// ```
///
/// Pass each input to ``handle(_:)``, which changes ``state`` immediately. Then call
/// ``nextMessage()`` until it returns nil. For a control with handlers, ``ControlEventDispatcher``
/// makes these calls. The machine returns one message at a time, because the handler of one message
/// may disable the control and thereby prevent the next message.
///
/// - Only one press is in progress at a time: by the pointer, a key, or an accessible action. A new
///   press cancels the current one. Two inputs don't begin a new press: another key while a key is
///   held, and a request for a click while such a click is being delivered.
/// - Therefore, one press never counts as two clicks. A pointer press whose release is never
///   reported doesn't block the next press.
/// - A disabled control ignores presses, and disabling a control cancels its press
///   (UIKitRules.md R4 and R15).
/// - The hit area is exact, because a pointer doesn't need the tolerance that UIKit has for fingers
///   (UIKitRules.md R13).
///
/// The other rules are UIKit's (UIKitRules.md R11 to R15).
public struct ControlEventMachine: Sendable {
  /// An input from the user or the program.
  public enum Input: Hashable, Sendable {
    /// The primary mouse button was pressed.
    ///
    /// `tapCount` is 2 for the second press of a double click.
    case pointerDown(at: Point, tapCount: Int)
    /// The pointer moved to a location, in the hit area's coordinates.
    case pointerMoved(to: Point)
    /// The primary mouse button was released.
    case pointerUp(at: Point)
    /// A key that activates the focused control was pressed.
    ///
    /// While a key press is in progress, another key or a key repeat has no effect.
    case keyDown
    /// The key that began the press was released.
    case keyUp
    /// The press ended without a release: the pointer grab or the focus was lost, a drag began,
    /// Escape was pressed, or the control disappeared.
    case cancelled
    /// An accessible action or a mnemonic requested a complete click.
    ///
    /// A request during the delivery of such a click has no effect.
    case activated
    /// The control, or a view that contains it, was enabled or disabled.
    case setEnabled(Bool)
    /// The program selected or deselected the control.
    case setSelected(Bool)
    /// The program highlighted the control or removed its highlight.
    ///
    /// A disabled control can't be highlighted.
    case setHighlighted(Bool)
  }

  private enum Press {
    case none
    case pointer(isInside: Bool)
    case key
    case activation
  }

  /// The area in which a pointer press must begin, and in which a drag or release counts as inside
  /// the control.
  ///
  /// Key presses ignore this area. If a press is in progress, a change takes effect at the next
  /// pointer motion or release.
  public var hitArea: HitArea

  /// The current state of the control.
  public private(set) var state: ControlState

  private var press = Press.none
  private var pending: [ControlEventMessage] = []

  /// Creates a machine for a control that isn't being pressed.
  public init(hitArea: HitArea, state: ControlState = .normal) {
    self.hitArea = hitArea
    self.state = state
  }

  /// A Boolean value that indicates whether a press is in progress.
  ///
  /// Each press begins with one `touchDown`, and ends with one `touchUpInside`, `touchUpOutside`,
  /// or `touchCancel`.
  public var isTracking: Bool {
    switch press {
    case .none: false
    case .pointer, .key, .activation: true
    }
  }

  /// Removes and returns the next message, or returns nil if no message is left.
  public mutating func nextMessage() -> ControlEventMessage? {
    if !pending.isEmpty { return pending.removeFirst() }
    // A requested click ends only here, after the delivery of its touchDown, because a handler of
    // the touchDown may disable the control.
    if case .activation = press { end(with: .touchUpInside) }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  /// Updates the state for the given input, and queues the messages that the input causes.
  public mutating func handle(_ input: Input) {
    switch input {
    case .pointerDown(let point, let tapCount):
      guard !state.contains(.disabled), hitArea.contains(point) else { return }
      cancelPress()
      begin(
        .pointer(isInside: true), with: tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    case .pointerMoved(let point):
      drag(to: point)
    case .pointerUp(let point):
      guard case .pointer = press else { return }
      end(with: hitArea.contains(point) ? .touchUpInside : .touchUpOutside)
    case .keyDown:
      pressKey()
    case .keyUp:
      if case .key = press { end(with: .touchUpInside) }
    case .cancelled:
      cancelPress()
    case .activated:
      activate()
    case .setEnabled(let isEnabled):
      setEnabled(isEnabled)
    case .setSelected(let isSelected):
      set(.selected, to: isSelected)
    case .setHighlighted(let isHighlighted):
      guard !isHighlighted || !state.contains(.disabled) else { return }
      set(.highlighted, to: isHighlighted)
    }
  }

  private mutating func drag(to point: Point) {
    guard case .pointer(let wasInside) = press else { return }
    let isInside = hitArea.contains(point)
    press = .pointer(isInside: isInside)
    var events: ControlEvents = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside {
      events.insert(isInside ? .touchDragEnter : .touchDragExit)
      set(.highlighted, to: isInside)
    }
    send(events)
  }

  private mutating func pressKey() {
    guard !state.contains(.disabled) else { return }
    if case .key = press { return }
    cancelPress()
    begin(.key, with: .touchDown)
  }

  private mutating func activate() {
    guard !state.contains(.disabled) else { return }
    // A click that is requested during the delivery of a click is the same click.
    if case .activation = press { return }
    cancelPress()
    begin(.activation, with: .touchDown)
  }

  private mutating func setEnabled(_ isEnabled: Bool) {
    set(.disabled, to: !isEnabled)
    guard !isEnabled else { return }
    cancelPress()
    // A disabled UIKit control is never highlighted, even if the program highlighted it.
    set(.highlighted, to: false)
  }

  private mutating func begin(_ newPress: Press, with events: ControlEvents) {
    press = newPress
    state.insert(.highlighted)
    send(events)
  }

  private mutating func end(with events: ControlEvents) {
    press = .none
    state.remove(.highlighted)
    send(events)
  }

  private mutating func cancelPress() {
    if isTracking { end(with: .touchCancel) }
  }

  private mutating func set(_ flag: ControlState, to isSet: Bool) {
    if isSet {
      state.insert(flag)
    } else {
      state.remove(flag)
    }
  }

  private mutating func send(_ events: ControlEvents) {
    pending.append(ControlEventMessage(events, state: state))
  }
}
