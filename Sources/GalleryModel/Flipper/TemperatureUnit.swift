/// A unit that the weather card can show temperatures in.
public enum TemperatureUnit: String, CaseIterable, Sendable {
  /// Degrees Celsius, the card's first unit.
  case celsius

  /// Degrees Fahrenheit.
  case fahrenheit

  /// The stable name that the key file uses.
  public var identifier: String { rawValue }

  /// The name on the back of the card, in header capitalisation.
  public var title: String {
    switch self {
    case .celsius: "Celsius"
    case .fahrenheit: "Fahrenheit"
    }
  }

  /// The unit's sign, which follows a temperature.
  public var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  /// The unit of an identifier, or an error that names the closest ones.
  public static func named(_ identifier: String) throws(FlipperSettingsError) -> TemperatureUnit {
    guard let unit = TemperatureUnit(rawValue: identifier) else { throw .unknownUnit(identifier) }
    return unit
  }
}
