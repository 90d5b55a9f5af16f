/// The kinds of button that UIKit's table of types names.
public enum ButtonType: Hashable, Sendable, CaseIterable {
  /// A button without a style of its own, which its client draws.
  case custom

  /// A button with rounded corners and a centred title, UIKit's old name for the system type.
  case roundedRect

  /// A circle with a centred chevron, which opens the details of an object.
  case detailDisclosure

  /// A light circle with an italic *i*, which flips a view to its settings.
  case infoLight

  /// A dark circle with an italic *i*, which flips a view to its settings.
  case infoDark

  /// A rounded rectangle with a centred "+", which adds a contact.
  ///
  /// UIKit itself draws a circle; the original's table calls it a rounded rectangle (WriteUps.md 1.6).
  case contactAdd

  /// The name of UIKit's constant.
  public var identifier: String {
    switch self {
    case .custom: "UIButtonTypeCustom"
    case .roundedRect: "UIButtonTypeRoundedRect"
    case .detailDisclosure: "UIButtonTypeDetailDisclosure"
    case .infoLight: "UIButtonTypeInfoLight"
    case .infoDark: "UIButtonTypeInfoDark"
    case .contactAdd: "UIButtonTypeContactAdd"
    }
  }

  /// What UIKit uses the type for, as one sentence for people.
  public var summary: String {
    switch self {
    case .custom:
      "Has no style of its own: the client draws it."
    case .roundedRect:
      "Serves general use, with rounded corners and a centered title."
    case .detailDisclosure:
      "Opens the details of an object or record."
    case .infoLight:
      "Flips a view to its settings or information, on a dark background."
    case .infoDark:
      "Flips a view to its settings or information, on a light background."
    case .contactAdd:
      "Opens a list of contacts, or a form to add one."
    }
  }
}
