/// What the back of the weather card sets and a key file keeps.
public struct FlipperSettings: Hashable, Sendable {
  /// The unit of every temperature on the card.
  public var unit = TemperatureUnit.celsius

  /// The city whose weather the card shows.
  public var city = WeatherCity.cupertino

  /// Makes the settings of a first start.
  public init() {}

  /// Makes the settings from the identifiers in a key file; what it does not hold is as at first.
  ///
  /// - Throws: `FlipperSettingsError` for an identifier that names nothing.
  public init(
    unitIdentifier: String?, cityIdentifier: String?
  ) throws(FlipperSettingsError) {
    if let unitIdentifier { unit = try .named(unitIdentifier) }
    if let cityIdentifier { city = try .named(cityIdentifier) }
  }
}
