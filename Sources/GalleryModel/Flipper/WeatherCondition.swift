import ControlModel

/// A weather condition.
public enum WeatherCondition: String, CaseIterable, Sendable {
  /// A clear sky.
  case clear

  /// Clouds without rain.
  case clouds

  /// Rain.
  case rain

  /// Snow.
  case snow

  /// A thunderstorm.
  case storm

  /// The condition's name on the card, in header capitalization.
  public var title: String {
    switch self {
    case .clear: "Clear"
    case .clouds: "Cloudy"
    case .rain: "Rain"
    case .snow: "Snow"
    case .storm: "Thunderstorm"
    }
  }

  /// The picture of the condition.
  public var picture: ImageName { ImageName("weather-\(rawValue)") }
}
