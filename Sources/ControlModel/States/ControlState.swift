/// The state of a control: any combination of highlighted, disabled and selected.
///
/// The raw values are UIKit's. No flag set is the normal state.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt

  /// Makes the state whose flags are the bits of a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No flag: enabled, not pressed, not selected.
  public static let normal: ControlState = []

  /// Pressed, with the pointer inside the bounds.
  public static let highlighted = ControlState(rawValue: 1 << 0)

  /// Taking no input.
  public static let disabled = ControlState(rawValue: 1 << 1)

  /// Switched on by the program, as a toggle is.
  public static let selected = ControlState(rawValue: 1 << 2)

  /// The eight combinations of the three flags, by raw value.
  public static let allMasks: [ControlState] = (0..<8).map(ControlState.init(rawValue:))
}

extension ControlState: CustomStringConvertible {
  /// The flags by name: "normal", "highlighted", "highlighted + selected".
  public var description: String {
    let named: [(flag: ControlState, name: String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
    ]
    let names = named.filter { contains($0.flag) }.map(\.name)
    return names.isEmpty ? "normal" : names.joined(separator: " + ")
  }
}
