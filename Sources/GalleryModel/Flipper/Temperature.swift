/// A temperature, kept in degrees Celsius and shown in the unit that is asked for.
public struct Temperature: Hashable, Sendable {
  /// The temperature in degrees Celsius.
  public let celsius: Double

  /// Makes a temperature from degrees Celsius.
  public init(celsius: Double) {
    self.celsius = celsius
  }

  /// The number of degrees in a unit.
  public func degrees(in unit: TemperatureUnit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: celsius * 9 / 5 + 32
    }
  }

  /// Whole degrees without a unit, such as "−3°"; a half is rounded away from zero.
  ///
  /// The minus sign is U+2212, as wide as the digits; zero has none. What is no whole number that
  /// a computer can hold is a dash.
  public func shortText(in unit: TemperatureUnit) -> String {
    figures(in: unit) + "°"
  }

  /// Whole degrees with their unit, such as "−3 °C", which no line break parts.
  public func text(in unit: TemperatureUnit) -> String {
    figures(in: unit) + "\u{a0}" + unit.symbol
  }

  private func figures(in unit: TemperatureUnit) -> String {
    guard let whole = Int(exactly: degrees(in: unit).rounded(.toNearestOrAwayFromZero)) else {
      return "–"
    }
    return whole < 0 ? "\u{2212}\(whole.magnitude)" : "\(whole)"
  }
}
