import ControlModel

/// The set of button pictures that a theme uses.
enum PictureSet {
  /// The pictures named in the write-ups, for a slate or white stage.
  case common

  /// The common pictures, some of them in versions for a bright stage, where the originals look too
  /// heavy.
  case light

  /// Pictures for a dark stage.
  case dark

  /// Pictures in black and white with strong lines.
  case highContrast

  /// The size of every stretchable picture in the write-ups, in points (WriteUps.md 1.5).
  private static let pictureSize = Size(width: 25, height: 25)

  /// The names of the pictures that also exist in a version for a light stage.
  private static let drawnForLight: Set<ImageName> = [
    "six-states-disabled", "six-states-disabled-selected",
  ]

  /// The picture of the button that adds a contact, or nil for the type's default picture.
  ///
  /// The picture shows the tint on the button's face, so it depends on both colors.
  var contactAdd: ImageName? {
    switch self {
    case .common, .light: nil
    case .dark, .highContrast: variant(of: "contact-add")
    }
  }

  /// Returns the stretchable picture with the given caps, or nil if the caps don't fit into its
  /// size.
  ///
  /// A test verifies that all caps fit.
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
