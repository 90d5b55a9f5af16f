import ControlModel

/// What the sky does.
public enum WeatherCondition: String, CaseIterable, Sendable {
  /// No cloud in sight.
  case clear

  /// Clouds without rain.
  case clouds

  /// Rain.
  case rain

  /// Snow.
  case snow

  /// A thunderstorm.
  case storm

  /// What the card calls it, in header capitalisation.
  public var title: String {
    switch self {
    case .clear: "Clear"
    case .clouds: "Cloudy"
    case .rain: "Rain"
    case .snow: "Snow"
    case .storm: "Thunderstorm"
    }
  }

  /// The picture that shows it.
  public var picture: ImageName { ImageName("weather-\(rawValue)") }
}
