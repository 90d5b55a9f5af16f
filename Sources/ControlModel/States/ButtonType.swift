/// The types of button in UIKit's table of button types.
public enum ButtonType: Hashable, Sendable, CaseIterable {
  /// A button without a style. Its client draws it.
  case custom

  /// A button with rounded corners and a centered title. It is UIKit's old name for the system
  /// type.
  case roundedRect

  /// A circle with a centered chevron, for opening the details of an object.
  case detailDisclosure

  /// A light circle with an italic *i*, for flipping a view to its settings.
  case infoLight

  /// A dark circle with an italic *i*, for flipping a view to its settings.
  case infoDark

  /// A rounded rectangle with a centered "+", for adding a contact.
  ///
  /// UIKit draws a circle. The table in the original write-up describes a rounded rectangle
  /// (WriteUps.md 1.6).
  case contactAdd

  /// The name of the constant in UIKit.
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

  /// The purpose of the type in UIKit, as a sentence to show to users.
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
