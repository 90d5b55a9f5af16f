/// A city of the weather card's built-in list.
///
/// The list is sample data, made up once and never renewed; the card says so wherever it shows it.
public enum WeatherCity: String, CaseIterable, Sendable {
  /// The city that the card shows first.
  case cupertino

  /// A hot and dry one.
  case cairo

  /// A mild one under clouds.
  case nairobi

  /// A rainy one.
  case london

  /// One where it freezes.
  case reykjavik

  /// One with a thunderstorm.
  case singapore

  /// The stable name that the key file uses.
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

  /// The sample data of the city.
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

  /// The city of an identifier, or an error that names the closest ones.
  public static func named(_ identifier: String) throws(FlipperSettingsError) -> WeatherCity {
    guard let city = WeatherCity(rawValue: identifier) else { throw .unknownCity(identifier) }
    return city
  }
}
