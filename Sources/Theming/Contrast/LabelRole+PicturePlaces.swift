extension LabelRole {
  /// The places on pictures that the label stands on; none where it stands on the stage itself.
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
