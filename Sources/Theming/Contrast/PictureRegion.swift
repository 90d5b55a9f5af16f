import ControlModel

/// A part of a picture at its true size that carries texts or lines.
struct PictureRegion: Hashable, Sendable {
  /// The place as the names of contrast pairs tell it: "the card's sky".
  let name: String

  /// The picture and the part of it that is meant.
  let ground: PictureBackdrop

  /// Names a part of a picture that is shown unstretched.
  ///
  /// Nil only if the caps did not fit into the picture, which a test rules out.
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
