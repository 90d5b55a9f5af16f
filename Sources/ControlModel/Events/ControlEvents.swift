/// What happens to a control, as a set of kinds: one send may carry several, a handler may wait for
/// several.
///
/// The raw values are UIKit's (UIKitRules.md R12).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Makes the set whose kinds are the bits of a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A press began inside the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)

  /// A press began that is a second or later click; sent together with `touchDown`.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)

  /// The pointer moved to a place inside while pressed.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)

  /// The pointer moved to a place outside while pressed.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)

  /// The pointer came in while pressed; sent together with `touchDragInside`.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)

  /// The pointer went out while pressed; sent together with `touchDragOutside`.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)

  /// A press ended inside: what a button acts on.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)

  /// A press ended outside.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)

  /// A press ended without a release: something else took the pointer, or the control was disabled.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)

  /// The value of a control was changed by its user; a button never sends it.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)

  /// The main action of a control was asked for; a button of ours sends `touchUpInside` instead.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)

  /// The nine kinds that belong to a press.
  public static let allTouchEvents = ControlEvents(rawValue: (1 << 9) - 1)

  /// The names of the kinds in the order in which a log lists them, which is that of the bits.
  public var names: [String] {
    let named: [(event: ControlEvents, name: String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    return named.filter { contains($0.event) }.map(\.name)
  }
}

extension ControlEvents: CustomStringConvertible {
  /// The names joined as in a log: "touchDragOutside + touchDragExit".
  public var description: String { names.joined(separator: " + ") }
}
