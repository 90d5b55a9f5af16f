import ControlModel

/// What the front of the card shows, as its settings want it.
public struct WeatherCard: Hashable, Sendable {
  /// The chosen unit and city.
  public let settings: FlipperSettings

  /// Makes the card of some settings.
  public init(settings: FlipperSettings) {
    self.settings = settings
  }

  /// The city's name.
  public var city: String { settings.city.title }

  /// What the sky does.
  public var condition: String { report.condition.title }

  /// The picture of what the sky does.
  public var picture: ImageName { report.condition.picture }

  /// How warm it is now, with the unit: "−3 °C".
  public var temperature: String { report.temperature.text(in: settings.unit) }

  /// The day's highest and lowest temperature, without the unit that stands above them.
  public var range: String {
    "High \(report.high.shortText(in: settings.unit))"
      + " · Low \(report.low.shortText(in: settings.unit))"
  }

  /// What the card says so that nobody takes it for a forecast.
  public var notice: String { "Sample data" }

  /// The whole card in words, for a screen reader.
  public var accessibleDescription: String {
    let high = report.high.text(in: settings.unit)
    let low = report.low.text(in: settings.unit)
    return "\(city): \(condition), \(temperature), high \(high), low \(low). \(notice)."
  }

  /// What a screen reader says when a setting was chosen: it, and what the card shows now.
  ///
  /// - Parameter choice: The name of the chosen unit or city.
  public func announcement(ofChoice choice: String) -> String {
    let place = choice == city ? city : "\(choice): \(city)"
    return "\(place), \(condition), \(temperature)"
  }

  private var report: WeatherReport { settings.city.report }
}
