/// The text or line of a contrast pair and the place where it appears, which identify the pair
/// within a theme.
///
/// ```swift
/// let identifier = ContrastIdentifier(
///   .part(.title, of: .role(.pretty, in: [.highlighted, .selected])), .onOwnPicture)
/// print(identifier.name)
/// // Title of the pretty button on its picture while highlighted and selected
/// ```
public struct ContrastIdentifier: Hashable, Sendable {
  /// The place where a text or line appears.
  public enum Place: Hashable, Sendable {
    /// Directly on the stage.
    case onStage

    /// In the glow around a button while the pointer is over it.
    case inHoverGlow

    /// On the face of the button that has the text or line.
    case onOwnFace

    /// On the upper end of the button's gradient.
    case onOwnUpperEnd

    /// On the lower end of the button's gradient.
    case onOwnLowerEnd

    /// On the picture of the button.
    case onOwnPicture

    /// In the recipients field.
    case inField

    /// On a region of a picture, which has a ``PictureRegion/name`` such as "the mystery grid".
    case onRegion(String)

    /// The place in plain words, such as "on the stage".
    fileprivate var displayName: String {
      switch self {
      case .onStage: "on the stage"
      case .inHoverGlow: "in the glow around a button"
      case .onOwnFace: "on its face"
      case .onOwnUpperEnd: "on its upper end"
      case .onOwnLowerEnd: "on its lower end"
      case .onOwnPicture: "on its picture"
      case .inField: "in the recipients field"
      case .onRegion(let name): "on \(name)"
      }
    }
  }

  /// The text or line.
  public let subject: ContrastSubject

  /// The place where the text or line appears.
  public let place: Place

  /// Creates the identifier of the pair with the given text or line in the given place.
  public init(_ subject: ContrastSubject, _ place: Place) {
    self.subject = subject
    self.place = place
  }

  /// The pair in plain words, such as "Title of the pretty button on its picture while disabled".
  public var name: String {
    [subject.displayName, place.displayName, subject.condition].compactMap { $0 }
      .joined(separator: " ")
  }
}
