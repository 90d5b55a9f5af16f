/// Turns what happens to a control into UIKit's control events.
///
/// Hand each input to `handle(_:)`, then take the messages from `nextSend()` until there is none;
/// `ControlEventDispatcher` does so for a control with handlers. There is no list of messages to go
/// through, since a handler that is told of one may disable the control and so take away the rest.
///
/// There is one press at a time, of the pointer, a key or an accessible action. One that begins while
/// another is under way cancels it: one press is never two clicks, and a press whose end was never
/// reported locks nothing out.
///
/// The rules are those of UIKitRules.md R4 and R11 to R15, with bounds that are exact: a pointer
/// needs none of the tolerance that UIKit gives to fingers.
public struct ControlEventMachine: Sendable {
  /// Something that happens to the control, from outside.
  public enum Input: Hashable, Sendable {
    /// The primary button went down; the count is 2 for the second press of a double click.
    case pointerDown(at: Point, tapCount: Int)
    /// The pointer moved to a place in the hit area's coordinates.
    case pointerMoved(to: Point)
    /// The primary button went up.
    case pointerUp(at: Point)
    /// A key that presses the focused control went down.
    ///
    /// A second key, or a repeat, changes nothing: the first key counts.
    case keyDown
    /// The key that pressed the control went up.
    case keyUp
    /// The press ends without a release: a grab or the focus was lost, a drag began, Escape was
    /// pressed, the control went away.
    case cancelled
    /// An accessible action asked for a click, which is complete.
    case activated
    /// The program enabled or disabled the control.
    case setEnabled(Bool)
    /// The program selected or deselected the control.
    case setSelected(Bool)
    /// The program highlighted the control or took the highlight away.
    case setHighlighted(Bool)
  }

  private enum Press {
    case none
    case pointer(isInside: Bool)
    case key
    case activation
  }

  /// Where a press must begin; a press under way takes a change at the pointer's next motion.
  public var hitArea: HitArea

  /// The control's state now.
  public private(set) var state: ControlState

  private var press = Press.none
  private var pending: [ControlEventMessage] = []

  /// Makes the machine of a control at rest.
  public init(hitArea: HitArea, state: ControlState = .normal) {
    self.hitArea = hitArea
    self.state = state
  }

  /// Tells whether a press is under way: every `touchDown` is followed by one end.
  public var isTracking: Bool {
    switch press {
    case .none: false
    case .pointer, .key, .activation: true
    }
  }

  /// Takes the next message that is due, or nil if the inputs so far have been told in full.
  public mutating func nextSend() -> ControlEventMessage? {
    if !pending.isEmpty { return pending.removeFirst() }
    // An accessible click ends only now, after its touchDown was delivered and did not forbid it.
    if case .activation = press { end(with: .touchUpInside) }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  /// Lets an input take effect on the state, and makes the messages that it causes due.
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
    // A click that is asked for while one is delivered is the same click.
    if case .activation = press { return }
    cancelPress()
    begin(.activation, with: .touchDown)
  }

  private mutating func setEnabled(_ isEnabled: Bool) {
    set(.disabled, to: !isEnabled)
    guard !isEnabled else { return }
    cancelPress()
    // UIKit's disabled control cannot be highlighted, whoever did it.
    set(.highlighted, to: false)
  }

  private mutating func begin(_ newPress: Press, with events: ControlEvents) {
    press = newPress
    set(.highlighted, to: true)
    send(events)
  }

  private mutating func end(with events: ControlEvents) {
    press = .none
    set(.highlighted, to: false)
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
