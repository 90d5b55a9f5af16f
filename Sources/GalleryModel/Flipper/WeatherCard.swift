import ControlModel

/// The texts and the picture on the front of the card, for the chosen settings.
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

  /// The picture of the weather condition.
  public var picture: ImageName { report.condition.picture }

  /// The current temperature with its unit, such as "−3 °C".
  public var temperature: String { report.temperature.text(in: settings.unit) }

  /// The day's highest and lowest temperature, without the unit, which is shown above them.
  public var range: String {
    "High \(report.high.shortText(in: settings.unit))"
      + " · Low \(report.low.shortText(in: settings.unit))"
  }

  /// The note that the card is not a forecast.
  public var notice: String { "Sample data" }

  /// The whole card in words, for a screen reader.
  public var accessibleDescription: String {
    let high = report.high.text(in: settings.unit)
    let low = report.low.text(in: settings.unit)
    return "\(city): \(condition), \(temperature), high \(high), low \(low). \(notice)."
  }

  /// Returns the text that a screen reader speaks after a setting changes: the choice, and what the
  /// card now shows.
  ///
  /// - Parameter choice: The name of the chosen unit or city.
  public func announcement(ofChoice choice: String) -> String {
    let place = choice == city ? city : "\(choice): \(city)"
    return "\(place), \(condition), \(temperature)"
  }

  private var report: WeatherReport { settings.city.report }
}
