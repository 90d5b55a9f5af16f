/// The types of button in UIKit's table of button types.
public enum ButtonType: Hashable, Sendable, CaseIterable {
  /// A button without a style, which the client draws.
  case custom

  /// A button with rounded corners and a centered title.
  ///
  /// UIKit later renamed this type to the system type.
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
}

extension ButtonType {
  /// The picture of a new button of the type, or nil if the button shows only a title.
  public var defaultImage: ImageName? {
    switch self {
    case .custom, .roundedRect: nil
    case .detailDisclosure: "detail-disclosure"
    case .infoLight: "info-light"
    case .infoDark: "info-dark"
    case .contactAdd: "contact-add"
    }
  }

  /// Returns the title color of a new button of the type (UIKitRules.md R7): white for a custom
  /// button, and the tint for any other type.
  ///
  /// UIKit fades the title of the system type while it is pressed or disabled. Here, the button's
  /// surface shows both states, and a theme may set a title color for them (UIKitRules.md R9, a
  /// deliberate difference).
  public func defaultTitleColor(tint: Color) -> Color { self == .custom ? .white : tint }
}
