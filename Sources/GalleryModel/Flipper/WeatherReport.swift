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

  /// Creates a report.
  ///
  /// All temperatures are in degrees Celsius.
  init(_ condition: WeatherCondition, celsius: Double, high: Double, low: Double) {
    self.condition = condition
    temperature = Temperature(celsius: celsius)
    self.high = Temperature(celsius: high)
    self.low = Temperature(celsius: low)
  }
}
