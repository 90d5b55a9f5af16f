/// The widget states that a style sheet may ask for, as a set.
///
/// GTK 3 reads a name that it does not know, such as `:focus-visible`, without an error and matches
/// it wrongly; these names alone can be written.
public struct PseudoClasses: OptionSet, Hashable, Sendable, CssWritable {
  /// The states as bits, in the order in which the text names them.
  public let rawValue: UInt8

  /// Makes the set whose states are the bits of a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The pointer is over the widget: GTK's addition, UIKit on a touch screen has none.
  public static let hover = PseudoClasses(rawValue: 1 << 0)

  /// The widget is pressed: UIKit's *highlighted*.
  public static let active = PseudoClasses(rawValue: 1 << 1)

  /// The widget is insensitive: UIKit's *disabled*.
  public static let disabled = PseudoClasses(rawValue: 1 << 2)

  /// The widget is checked: UIKit's *selected*.
  public static let checked = PseudoClasses(rawValue: 1 << 3)

  /// Appends the set as a selector writes it, for example `:active:checked`.
  public func write(to text: inout String) {
    if contains(.hover) { text += ":hover" }
    if contains(.active) { text += ":active" }
    if contains(.disabled) { text += ":disabled" }
    if contains(.checked) { text += ":checked" }
  }
}
