import ControlModel

/// A temperature that can be shown in any unit.
public struct Temperature: Hashable, Sendable {
  /// The temperature in degrees Celsius.
  public let celsius: Double

  /// Creates a temperature from degrees Celsius.
  public init(celsius: Double) {
    self.celsius = celsius
  }

  /// Returns the number of degrees in the given unit.
  public func degrees(in unit: TemperatureUnit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: celsius * 9 / 5 + 32
    }
  }

  /// Returns the temperature in whole degrees without its unit, such as "−3°".
  ///
  /// Halves are rounded away from zero.
  ///
  /// The minus sign is U+2212, which is as wide as the digits. Zero has no sign. A dash replaces a
  /// number that isn't finite or doesn't fit in an `Int`.
  public func shortText(in unit: TemperatureUnit) -> String {
    number(in: unit) + "°"
  }

  /// Returns the temperature in whole degrees and its unit, such as "−3 °C", with a no-break space
  /// between them.
  public func text(in unit: TemperatureUnit) -> String {
    number(in: unit) + "\u{a0}" + unit.symbol
  }

  private func number(in unit: TemperatureUnit) -> String {
    guard let whole = Int(exactly: degrees(in: unit).rounded(.toNearestOrAwayFromZero)) else {
      return "–"
    }
    return whole < 0 ? "\u{2212}\(whole.magnitude)" : "\(whole)"
  }
}

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
  public static func named(_ identifier: String) throws(UnknownIdentifier) -> TemperatureUnit {
    guard let unit = TemperatureUnit(rawValue: identifier) else {
      throw UnknownIdentifier(
        identifier, kind: "unit", among: allCases.map(\.identifier), suggestsAll: true)
    }
    return unit
  }
}
