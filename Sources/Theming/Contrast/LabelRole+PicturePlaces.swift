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
