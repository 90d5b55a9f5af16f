import ControlModel

/// The pictures of the buttons in the light that a theme asks for.
enum PictureSet {
  /// The pictures of the write-ups' names, which stand on a slate or a white stage.
  case common

  /// The common pictures, but for those that would be the heaviest thing on a bright stage.
  case light

  /// Pictures for a dark stage.
  case dark

  /// Pictures in black and white with strong lines.
  case highContrast

  /// The size of every stretchable picture in the write-ups, in points (WriteUps.md 1.5).
  private static let pictureSize = Size(width: 25, height: 25)

  /// The pictures that exist for a light stage too.
  private static let drawnForLight: Set<ImageName> = [
    "six-states-disabled", "six-states-disabled-selected",
  ]

  /// The picture in the button that adds a contact, or nil where the type's own serves.
  ///
  /// It is drawn in the tint upon the button's face, and so depends on both.
  var contactAdd: ImageName? {
    switch self {
    case .common, .light: nil
    case .dark, .highContrast: variant(of: "contact-add")
    }
  }

  /// A picture of the usual size; nil only if a cap did not fit into it, which a test rules out.
  func stretchable(_ name: ImageName, cap: Double) -> StretchableImage? {
    try? StretchableImage(
      name: variant(of: name), size: Self.pictureSize, leftCap: cap, topCap: cap)
  }

  private func variant(of name: ImageName) -> ImageName {
    switch self {
    case .common: name
    case .light: Self.drawnForLight.contains(name) ? ImageName("\(name)-light") : name
    case .dark: ImageName("\(name)-dark")
    case .highContrast: ImageName("\(name)-high-contrast")
    }
  }
}
