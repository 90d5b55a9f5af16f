/// The six UIKit button types in the original's table (WriteUps.md 1.6).
public enum ButtonType: Hashable, Sendable, CaseIterable {
  /// A button without a predefined style, whose look the app defines.
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
  /// The picture of a new button of this type, or nil if the button shows only a title.
  public var defaultImage: ImageName? {
    switch self {
    case .custom, .roundedRect: nil
    case .detailDisclosure: "detail-disclosure"
    case .infoLight: "info-light"
    case .infoDark: "info-dark"
    case .contactAdd: "contact-add"
    }
  }

  /// Returns the title color of a new button of this type: white for a custom button, and the tint
  /// for any other type (UIKitRules.md R7).
  ///
  /// UIKit fades the title of a system button while the button is pressed or disabled. As a
  /// deliberate difference, the button's surface shows both states here, and a theme may set a
  /// title color for them (UIKitRules.md R9).
  public func defaultTitleColor(tint: Color) -> Color { self == .custom ? .white : tint }
}
