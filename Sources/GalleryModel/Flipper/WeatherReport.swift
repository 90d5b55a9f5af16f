import ControlModel

/// The weather of one day at one place.
public struct WeatherReport: Hashable, Sendable {
  /// The current weather condition.
  public let condition: WeatherCondition

  /// The current temperature.
  public let temperature: Temperature

  /// The day's highest temperature.
  public let high: Temperature

  /// The day's lowest temperature.
  public let low: Temperature

  /// Creates a report from a condition and temperatures in degrees Celsius.
  init(_ condition: WeatherCondition, celsius: Double, high: Double, low: Double) {
    self.condition = condition
    temperature = Temperature(celsius: celsius)
    self.high = Temperature(celsius: high)
    self.low = Temperature(celsius: low)
  }
}

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

  /// The name of the condition's picture.
  public var picture: ImageName { ImageName("weather-\(rawValue)") }
}
