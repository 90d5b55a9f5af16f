import ControlModel

/// The stretched picture under a button's title, as it reaches the eye.
public struct PictureBackdrop: Hashable, Sendable {
  /// The picture with its slices.
  public let image: StretchableImage

  /// What is done to the picture where it stands in for one that the state lacks.
  public let adjustment: ImageAdjustment

  /// What the style sheet lays over the picture.
  public let overlay: Color

  /// The size that the picture is stretched to, in points: that of the button.
  public let size: Size

  /// Where the title may stand, in the button's coordinates.
  public let textArea: Rectangle

  /// Makes a ground from a picture, what is done to it, and where the title stands on it.
  public init(
    image: StretchableImage, adjustment: ImageAdjustment, overlay: Color, size: Size,
    textArea: Rectangle
  ) {
    self.image = image
    self.adjustment = adjustment
    self.overlay = overlay
    self.size = size
    self.textArea = textArea
  }

  /// A pixel of the picture as it is seen: adjusted, upon the stage, and under the veil.
  public func shown(_ pixel: Color, on stage: Color) -> Color {
    let adjusted =
      switch adjustment {
      case .none: pixel
      case .darkened(let share):
        Color.black.withAlpha(share).composited(over: pixel.withAlpha(1)).withAlpha(pixel.alpha)
      case .halfOpacity: pixel.withAlpha(pixel.alpha / 2)
      }
    return overlay.composited(over: adjusted.composited(over: stage))
  }
}
