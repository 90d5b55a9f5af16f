import Controls

extension PictureGround {
  /// The sky on the front of the weather card, over the mountains.
  static let cardSky = card("front", Rectangle(x: 12, y: 12, width: 296, height: 308))

  /// The dark hill at the foot of the front.
  static let cardHill = card("front", Rectangle(x: 12, y: 448, width: 296, height: 22))

  /// The strip over the panel on the back.
  static let cardHead = card("back", Rectangle(x: 12, y: 12, width: 296, height: 40))

  /// The panel on the back.
  static let cardPanel = card("back", Rectangle(x: 20, y: 68, width: 280, height: 344))

  /// The strip under the panel on the back.
  static let cardFoot = card("back", Rectangle(x: 12, y: 426, width: 296, height: 46))

  /// A part of a picture of the weather card at its true size (WriteUps.md 2.2).
  ///
  /// Nil only if the caps did not fit into the picture, which a test rules out.
  private static func card(_ name: ImageName, _ textArea: Rectangle) -> PictureGround? {
    let size = Size(width: 320, height: 480)
    guard let image = try? StretchableImage(name: name, size: size, leftCap: 160, topCap: 240)
    else { return nil }
    return PictureGround(
      image: image, adjustment: .none, veil: .clear, size: size, textArea: textArea)
  }
}

extension LabelRole {
  /// The picture under the label, where it does not stand on the stage itself.
  var pictureGround: PictureGround? {
    switch self {
    case .headline, .text, .detail, .caption, .mysteryGrid, .handMade: nil
    case .weatherPlace, .weatherCondition, .weatherTemperature: .cardSky
    case .weatherNotice: .cardHill
    case .settingsHeading: .cardHead
    case .settingsNotice: .cardPanel
    }
  }
}
