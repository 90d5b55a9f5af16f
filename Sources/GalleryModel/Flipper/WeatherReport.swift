/// The weather of a day, at one place.
public struct WeatherReport: Hashable, Sendable {
  /// What the sky does now.
  public let condition: WeatherCondition

  /// How warm it is now.
  public let temperature: Temperature

  /// The day's highest temperature.
  public let high: Temperature

  /// The day's lowest temperature.
  public let low: Temperature

  /// Makes a report; temperatures are in degrees Celsius.
  init(_ condition: WeatherCondition, celsius: Double, high: Double, low: Double) {
    self.condition = condition
    temperature = Temperature(celsius: celsius)
    self.high = Temperature(celsius: high)
    self.low = Temperature(celsius: low)
  }
}
