import ControlModel

/// A stretched picture behind text or lines, as it appears on the screen.
public struct PictureBackdrop: Hashable, Sendable {
  /// The picture with its slices.
  public let image: StretchableImage

  /// The change to the picture in a state that has no picture of its own.
  public let adjustment: ImageAdjustment

  /// The color that the style sheet draws over the picture.
  public let overlay: Color

  /// The size of the stretched picture, in points.
  ///
  /// If the picture is the background of a button, this is the button's size.
  public let size: Size

  /// The area that the text or line may occupy, in the coordinates of the stretched picture.
  public let textArea: Rectangle

  /// Creates a backdrop from a picture, the changes to it, its size, and the area of the text.
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

  /// Returns the color of a pixel as it appears on the screen: adjusted, in front of the stage, and
  /// behind the overlay.
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
