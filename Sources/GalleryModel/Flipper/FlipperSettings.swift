/// The settings on the back of the weather card, which are saved in a key file.
public struct FlipperSettings: Hashable, Sendable {
  /// The unit of every temperature on the card.
  public var unit = TemperatureUnit.celsius

  /// The city whose weather the card shows.
  public var city = WeatherCity.cupertino

  /// Creates the settings of a first launch.
  public init() {}
}
