/// The labels of the gallery by what they say.
public enum LabelRole: Int, ThemeRole {
  /// A heading: the original's `HeadlineLabel`.
  case headline

  /// Running text: the original's `TextLabel`.
  case text

  /// A detail beside something else: the original's `DetailLabel`.
  case detail

  /// The name under a thing on the stage, as under each of the six button types.
  case caption

  /// The score and the object found in the mystery grid (WriteUps.md 3.4).
  case mysteryGrid

  /// The label that is set up by hand as the counter-example to roles (WriteUps.md 5.4).
  case handMade

  /// The name of the place on the weather card (WriteUps.md 2.5).
  case weatherPlace

  /// What the sky does, and the day's range, on the weather card.
  case weatherCondition

  /// How warm it is, on the weather card.
  case weatherTemperature

  /// What says on the weather card that it shows sample data.
  case weatherNotice

  /// The heading on the back of the weather card.
  case settingsHeading

  /// What says on the back of the weather card that the list is sample data.
  case settingsNotice

  /// The style class that a view puts on the label.
  public var styleClass: StyleClass {
    switch self {
    case .headline: "label-headline"
    case .text: "label-text"
    case .detail: "label-detail"
    case .caption: "label-caption"
    case .mysteryGrid: "label-mystery-grid"
    case .handMade: "label-hand-made"
    case .weatherPlace: "label-weather-place"
    case .weatherCondition: "label-weather-condition"
    case .weatherTemperature: "label-weather-temperature"
    case .weatherNotice: "label-weather-notice"
    case .settingsHeading: "label-settings-heading"
    case .settingsNotice: "label-settings-notice"
    }
  }
}
