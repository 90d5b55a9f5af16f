/// The state of a control: any combination of highlighted, disabled, and selected.
///
/// The raw values are the same as in UIKit. The normal state has no flags.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt

  /// Creates a state from the bits of a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No flags: enabled, not highlighted, and not selected.
  public static let normal: ControlState = []

  /// Pressed by a key or by the pointer inside the hit area, or highlighted by the program.
  public static let highlighted = ControlState(rawValue: 1 << 0)

  /// Ignoring input.
  public static let disabled = ControlState(rawValue: 1 << 1)

  /// Selected by the program, for example to show that a toggle is on.
  public static let selected = ControlState(rawValue: 1 << 2)

  /// The eight combinations of the three flags, in the order of their raw values.
  public static let allMasks: [ControlState] = (0..<8).map(ControlState.init(rawValue:))
}

extension ControlState: CustomStringConvertible {
  /// The names of the flags in the state, such as "highlighted".
  public var flagNames: [String] {
    let named: [(flag: ControlState, name: String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
    ]
    return named.filter { contains($0.flag) }.map(\.name)
  }

  /// The names of the flags, such as "normal", "highlighted", or "highlighted + selected".
  public var description: String {
    flagNames.isEmpty ? "normal" : flagNames.joined(separator: " + ")
  }
}
