import ControlModel

/// A city of the weather card's built-in list.
///
/// The weather of the cities is sample data that never changes. Both sides of the card say so.
public enum WeatherCity: String, CaseIterable, Sendable {
  /// The default city.
  case cupertino

  /// A hot and dry city.
  case cairo

  /// A mild and cloudy city.
  case nairobi

  /// A rainy city.
  case london

  /// A city with temperatures below freezing.
  case reykjavik

  /// A city with a thunderstorm.
  case singapore

  /// The stable name in the key file.
  public var identifier: String { rawValue }

  /// The name on the card.
  public var title: String {
    switch self {
    case .cupertino: "Cupertino"
    case .cairo: "Cairo"
    case .nairobi: "Nairobi"
    case .london: "London"
    case .reykjavik: "Reykjavík"
    case .singapore: "Singapore"
    }
  }

  /// The city's sample data.
  public var report: WeatherReport {
    switch self {
    case .cupertino: WeatherReport(.clear, celsius: 22.5, high: 25, low: 12.5)
    case .cairo: WeatherReport(.clear, celsius: 36, high: 38.5, low: 24)
    case .nairobi: WeatherReport(.clouds, celsius: 19, high: 23, low: 14)
    case .london: WeatherReport(.rain, celsius: 11, high: 13.5, low: 8)
    case .reykjavik: WeatherReport(.snow, celsius: -2.5, high: 0.4, low: -7)
    case .singapore: WeatherReport(.storm, celsius: 29, high: 32, low: 25.5)
    }
  }

  /// Returns the city with the given identifier, or throws an error that suggests similar ones.
  public static func named(_ identifier: String) throws(UnknownIdentifier) -> WeatherCity {
    guard let city = WeatherCity(rawValue: identifier) else {
      throw UnknownIdentifier(
        identifier, kind: "city", among: allCases.map(\.identifier), suggestsAll: true)
    }
    return city
  }
}
