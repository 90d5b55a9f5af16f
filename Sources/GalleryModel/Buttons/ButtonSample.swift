import ControlModel
import Theming

/// The three sample buttons at the top of the Buttons page (WriteUps.md 1.2, 1.3, and 1.7).
public enum ButtonSample: CaseIterable, Sendable {
  /// UIKit's rounded rectangle with only its title changed.
  case standard
  /// `PrettyButton`, the subclass whose initializer sets its appearance.
  case pretty
  /// A button with separate values for each of its six reachable states.
  case sixStates

  /// The button's title for the normal state, which is also its accessible name.
  public var title: String {
    switch self {
    case .standard: "Standard"
    case .pretty: "Custom"
    case .sixStates: "Six States"
    }
  }

  /// The button's role in the theme.
  public var role: ButtonRole {
    switch self {
    case .standard: .standard
    case .pretty: .pretty
    case .sixStates: .sixStates
    }
  }

  /// The button's frame on the canvas, in points.
  ///
  /// The frames of the first two buttons are the original's. The third button lines up with the
  /// outer edges of the other two.
  public var frame: Rectangle {
    switch self {
    case .standard: Rectangle(x: 30, y: 30, width: 120, height: 40)
    case .pretty: Rectangle(x: 170, y: 30, width: 120, height: 40)
    case .sixStates: Rectangle(x: 30, y: 82, width: 260, height: 40)
    }
  }

  /// The announcement after a press: the log message, or a generic sentence if there is none.
  public var announcement: String { message ?? "\(title) button pressed." }

  /// The message that is logged for touch-up-inside, or nil for the sample that isn't in the
  /// original.
  public var message: String? {
    switch self {
    case .standard: "Standard button pressed."
    case .pretty: "Pretty button pressed."
    case .sixStates: nil
    }
  }
}
