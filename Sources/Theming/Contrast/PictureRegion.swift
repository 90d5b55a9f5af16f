import ControlModel

/// A region of a picture at its true size, with text or lines on it.
struct PictureRegion: Hashable, Sendable {
  /// The name of the region in the names of contrast pairs, such as "the card's sky".
  let name: String

  /// The picture and the region in it.
  let ground: PictureBackdrop

  /// Creates a named region of a picture that is not stretched.
  ///
  /// The result is nil if the caps don't fit into the picture. A test rules that out.
  init?(_ name: String, of picture: ImageName, size: Size, at area: Rectangle) {
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
