/// A unit of the temperatures on the weather card.
public enum TemperatureUnit: String, CaseIterable, Sendable {
  /// Degrees Celsius, the default.
  case celsius

  /// Degrees Fahrenheit.
  case fahrenheit

  /// The stable name in the key file.
  public var identifier: String { rawValue }

  /// The name on the back of the card, in header capitalization.
  public var title: String {
    switch self {
    case .celsius: "Celsius"
    case .fahrenheit: "Fahrenheit"
    }
  }

  /// The unit's symbol, which follows a temperature.
  public var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  /// Returns the unit with the given identifier, or throws an error that suggests similar ones.
  public static func named(_ identifier: String) throws(FlipperSettingsError) -> TemperatureUnit {
    guard let unit = TemperatureUnit(rawValue: identifier) else { throw .unknownUnit(identifier) }
    return unit
  }
}
