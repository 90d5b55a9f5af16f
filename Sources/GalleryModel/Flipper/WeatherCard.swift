import ControlModel

/// The contents of the front of the weather card for the given settings.
public struct WeatherCard: Hashable, Sendable {
  /// The chosen unit and city.
  public let settings: FlipperSettings

  /// Creates the card for the given settings.
  public init(settings: FlipperSettings) {
    self.settings = settings
  }

  /// The city's name.
  public var city: String { settings.city.title }

  /// The name of the weather condition.
  public var condition: String { report.condition.title }

  /// The name of the weather condition's picture.
  public var picture: ImageName { report.condition.picture }

  /// The current temperature with its unit, such as "−3 °C".
  public var temperature: String { report.temperature.text(in: settings.unit) }

  /// The day's highest and lowest temperatures, without the unit, because the current temperature
  /// shows it.
  public var range: String {
    "High \(report.high.shortText(in: settings.unit))"
      + " · Low \(report.low.shortText(in: settings.unit))"
  }

  /// The note that says that the card isn't a forecast.
  public var notice: String { "Sample data" }

  /// The whole card in words, for a screen reader.
  public var accessibleDescription: String {
    let high = report.high.text(in: settings.unit)
    let low = report.low.text(in: settings.unit)
    return "\(city): \(condition), \(temperature), high \(high), low \(low). \(notice)."
  }

  /// Returns the announcement after the user changes a setting: the choice, and the card's new
  /// contents.
  ///
  /// - Parameter choice: The name of the chosen unit or city.
  public func announcement(ofChoice choice: String) -> String {
    let place = choice == city ? city : "\(choice): \(city)"
    return "\(place), \(condition), \(temperature)"
  }

  private var report: WeatherReport { settings.city.report }
}
