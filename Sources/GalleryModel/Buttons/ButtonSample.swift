import ControlModel

/// The three sample buttons at the top of the Buttons page (WriteUps.md 1, items 2, 3 and 7).
public enum ButtonSample: CaseIterable, Sendable {
  /// UIKit's rounded rectangle with nothing changed but its title.
  case standard
  /// The subclass: its looks come with the initialiser.
  case pretty
  /// A button with values of its own for each of the six states that can be reached.
  case sixStates

  /// The button's title for the normal state; it is the accessible name too.
  public var title: String {
    switch self {
    case .standard: "Standard"
    case .pretty: "Custom"
    case .sixStates: "Six States"
    }
  }

  /// Where the button stands on the canvas, in points.
  ///
  /// The first two are the document's frames;
  /// the third lines up with their outer edges.
  public var frame: Rectangle {
    switch self {
    case .standard: Rectangle(x: 30, y: 30, width: 120, height: 40)
    case .pretty: Rectangle(x: 170, y: 30, width: 120, height: 40)
    case .sixStates: Rectangle(x: 30, y: 82, width: 260, height: 40)
    }
  }

  /// What a screen reader says of a press: what is logged, or else that it was one.
  public var announcement: String { message ?? "\(title) button pressed." }

  /// What touch-up-inside logs; nil for the sample that the document does not know.
  public var message: String? {
    switch self {
    case .standard: "Standard button pressed."
    case .pretty: "Pretty button pressed."
    case .sixStates: nil
    }
  }
}
