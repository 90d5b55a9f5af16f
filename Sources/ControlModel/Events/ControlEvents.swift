/// A set of control events, such as the events that a control sends together.
///
/// A handler may handle several events. The raw value of each single event is the same as in UIKit
/// (UIKitRules.md R12).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The events as bits.
  public let rawValue: UInt

  /// Creates a set from the bits of a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A press began: by the pointer inside the control, by a key, or by a request for a click.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)

  /// A second or later press of a multiple click began.
  ///
  /// This event is sent together with `touchDown`.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)

  /// The pointer moved to a point inside the control during a press.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)

  /// The pointer moved to a point outside the control during a press.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)

  /// The pointer entered the control during a press.
  ///
  /// This event is sent together with `touchDragInside`.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)

  /// The pointer left the control during a press.
  ///
  /// This event is sent together with `touchDragOutside`.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)

  /// A press was completed: by a release of the pointer inside the control, by the release of its
  /// key, or at the end of a requested click.
  ///
  /// Most buttons perform their action for this event.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)

  /// The pointer was released outside the control at the end of a press.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)

  /// A press ended without a release, for example because another window grabbed the pointer, or
  /// because the control was disabled.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)

  /// The user changed the value of the control.
  ///
  /// Buttons never send this event.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)

  /// The main action of the control was triggered.
  ///
  /// Buttons in this package send `touchUpInside` instead.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)

  /// The nine events of a press.
  ///
  /// UIKit's mask is wider: `0xFFF` instead of `0x1FF`.
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public static let allTouchEvents = ControlEvents(rawValue: (1 << 9) - 1)

  /// The names of the events, in the order of their bits.
  ///
  /// A log lists them in this order. Bits without a name are left out.
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
  /// The names as a log shows them, such as "touchDragOutside + touchDragExit".
  public var description: String { names.joined(separator: " + ") }
}
