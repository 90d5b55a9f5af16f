/// The labels of the gallery, by purpose.
public enum LabelRole: Int, ThemeRole {
  /// A heading: the original's `HeadlineLabel`.
  case headline

  /// Body text: the original's `TextLabel`.
  case text

  /// A detail next to other content: the original's `DetailLabel`.
  case detail

  /// The name under an element on the stage, such as each of the six button types.
  case caption

  /// The score and the name of the found object in the mystery grid (WriteUps.md 3.4).
  case mysteryGrid

  /// The label that is set up by hand, as a counterexample to roles (WriteUps.md 5.4).
  case handMade

  /// The name of the place on the weather card (WriteUps.md 2.5).
  case weatherPlace

  /// The weather condition and the day's temperature range, on the weather card.
  case weatherCondition

  /// The temperature on the weather card.
  case weatherTemperature

  /// The notice on the weather card, which says that the card shows sample data.
  case weatherNotice

  /// The heading on the back of the weather card.
  case settingsHeading

  /// The notice on the back of the weather card, which says that the weather of the cities is
  /// sample data.
  case settingsNotice

  /// The style class that a view adds to the label.
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

  /// The label in plain words, such as "Detail label".
  public var displayName: String {
    switch self {
    case .headline: "Headline label"
    case .text: "Text label"
    case .detail: "Detail label"
    case .caption: "Caption"
    case .mysteryGrid: "Mystery grid label"
    case .handMade: "Label set up by hand"
    case .weatherPlace: "Name of the place"
    case .weatherCondition: "Weather condition"
    case .weatherTemperature: "Temperature"
    case .weatherNotice: "Sample data notice"
    case .settingsHeading: "Settings heading"
    case .settingsNotice: "Settings notice"
    }
  }
}
