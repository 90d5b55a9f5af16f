import ControlModel
import Theming

// The pictures are empty in these regions, which contain the elements of ``WeatherCardFrames``.
extension PictureRegion {
  /// The sky on the front of the weather card, above the mountains.
  static let cardSky = card(
    "sky", of: FlipperDemo.frontPicture, Rectangle(x: 12, y: 12, width: 296, height: 308))

  /// The dark hill at the bottom of the front.
  static let cardHill = card(
    "hill", of: FlipperDemo.frontPicture, Rectangle(x: 12, y: 448, width: 296, height: 22))

  /// The lower-right corner of the front, where the focus ring surrounds the info button's picture.
  static let cardCorner = card(
    "corner", of: FlipperDemo.frontPicture, Rectangle(x: 283, y: 443, width: 31, height: 31))

  /// The strip above the panel on the back.
  static let cardHead = card(
    "head", of: FlipperDemo.backPicture, Rectangle(x: 12, y: 12, width: 296, height: 40))

  /// The panel on the back.
  static let cardPanel = card(
    "panel", of: FlipperDemo.backPicture, Rectangle(x: 20, y: 68, width: 280, height: 344))

  /// The strip below the panel on the back.
  static let cardFoot = card(
    "foot", of: FlipperDemo.backPicture, Rectangle(x: 12, y: 424, width: 302, height: 52))

  private static func card(
    _ name: String, of picture: ImageName, _ area: Rectangle
  ) -> PictureRegion? {
    PictureRegion(
      "the \(name) of the weather card", of: picture, size: FlipperDemo.cardSize, at: area)
  }
}
