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
