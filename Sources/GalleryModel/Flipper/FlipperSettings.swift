/// What the back of the weather card sets and a key file keeps.
public struct FlipperSettings: Hashable, Sendable {
  /// The unit of every temperature on the card.
  public var unit = TemperatureUnit.celsius

  /// The city whose weather the card shows.
  public var city = WeatherCity.cupertino

  /// Makes the settings of a first start.
  public init() {}
}
