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

extension PictureRegion {
  /// The area of the buttons, including the focus rings of the outermost ones (WriteUps.md 3.4).
  static let mysteryGrid = background(
    "the mystery grid", Rectangle(x: 15, y: 7, width: 290, height: 434))

  /// The area of the score (WriteUps.md 3.4).
  static let mysteryScore = background(
    "the mystery grid's upper line", Rectangle(x: 20, y: 448, width: 280, height: 48))

  /// The area of the found object's name (WriteUps.md 3.4).
  static let mysteryObjectFound = background(
    "the mystery grid's lower line", Rectangle(x: 20, y: 508, width: 280, height: 48))

  private static func background(_ name: String, _ area: Rectangle) -> PictureRegion? {
    PictureRegion(name, of: "background", size: Size(width: 320, height: 568), at: area)
  }
}

extension PictureRegion {
  /// The sky on the front of the weather card, above the mountains.
  static let cardSky = card("sky", of: "front", Rectangle(x: 12, y: 12, width: 296, height: 308))

  /// The dark hill at the bottom of the front.
  static let cardHill = card("hill", of: "front", Rectangle(x: 12, y: 448, width: 296, height: 22))

  /// The lower-right corner of the front, where the focus ring surrounds the info button's picture.
  static let cardCorner = card(
    "corner", of: "front", Rectangle(x: 283, y: 443, width: 31, height: 31))

  /// The strip above the panel on the back.
  static let cardHead = card("head", of: "back", Rectangle(x: 12, y: 12, width: 296, height: 40))

  /// The panel on the back.
  static let cardPanel = card("panel", of: "back", Rectangle(x: 20, y: 68, width: 280, height: 344))

  /// The strip below the panel on the back.
  static let cardFoot = card("foot", of: "back", Rectangle(x: 12, y: 424, width: 302, height: 52))

  /// Returns a region of one of the weather card's pictures (WriteUps.md 2.2).
  private static func card(
    _ name: String, of picture: ImageName, _ area: Rectangle
  ) -> PictureRegion? {
    PictureRegion(
      "the card's \(name)", of: picture, size: Size(width: 320, height: 480), at: area)
  }
}

extension LabelRole {
  /// The regions of pictures where the label appears.
  ///
  /// Empty if the label is on the stage itself.
  var picturePlaces: [PictureRegion] {
    let places: [PictureRegion?] =
      switch self {
      case .headline, .text, .detail, .caption, .handMade: []
      case .mysteryGrid: [.mysteryScore, .mysteryObjectFound]
      case .weatherPlace, .weatherCondition, .weatherTemperature: [.cardSky]
      case .weatherNotice: [.cardHill]
      case .settingsHeading: [.cardHead]
      case .settingsNotice: [.cardPanel]
      }
    return places.compactMap { $0 }
  }
}
