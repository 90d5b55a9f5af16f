import ControlModel

/// A region of a picture at its true size, with text, borders, or focus rings on it.
public struct PictureRegion: Hashable, Sendable {
  /// The name of the region in the names of contrast pairs, such as "the sky of the weather card".
  public let name: String

  /// The picture and the region in it.
  public let ground: PictureBackdrop

  /// Creates a named region of a picture that isn't stretched.
  ///
  /// The result is nil if the width or height isn't positive, or is too small to be divided into
  /// slices. A test verifies that every region of the gallery exists.
  ///
  /// - Parameters:
  ///   - name: The name of the region in the names of contrast pairs.
  ///   - picture: The name of the picture.
  ///   - size: The size of the picture, in points.
  ///   - area: The region in the picture, in points.
  public init?(_ name: String, of picture: ImageName, size: Size, at area: Rectangle) {
    let caps = (left: (size.width / 2).rounded(), top: (size.height / 2).rounded())
    guard
      let image = try? StretchableImage(
        name: picture, size: size, leftCap: caps.left, topCap: caps.top)
    else { return nil }
    self.name = name
    ground = PictureBackdrop(
      image: image, adjustment: .none, overlay: .clear, size: size, textArea: area)
  }
}
