import Theming

/// The settings on the back of the weather card, which are saved in a key file.
public struct FlipperSettings: Hashable, Sendable {
  /// The unit of every temperature on the card.
  public var unit = TemperatureUnit.celsius

  /// The city whose weather the card shows.
  public var city = WeatherCity.cupertino

  /// Creates the settings of a first launch.
  public init() {}
}

/// An error in a saved setting of the weather card.
public enum FlipperSettingsError: Error, Hashable, Sendable {
  /// The string isn't the identifier of a unit.
  case unknownUnit(String)

  /// The string isn't the identifier of a city.
  case unknownCity(String)
}

extension FlipperSettingsError: CustomStringConvertible {
  /// A clause that names the unknown identifier and suggests similar ones, or lists all identifiers
  /// if none is similar.
  public var description: String {
    switch self {
    case .unknownUnit(let identifier):
      Self.sentence("unit", identifier, among: TemperatureUnit.allCases.map(\.identifier))
    case .unknownCity(let identifier):
      Self.sentence("city", identifier, among: WeatherCity.allCases.map(\.identifier))
    }
  }

  private static func sentence(
    _ setting: String, _ identifier: String, among identifiers: [String]
  ) -> String {
    let near = ClosestMatches.of(identifier, among: identifiers)
    let remedy =
      near.isEmpty
      ? "choose \(alternatives(identifiers))" : "did you mean \(alternatives(near))?"
    return "there is no \(setting) \(identifier.quoted); \(remedy)"
  }

  private static func alternatives(_ identifiers: [String]) -> String {
    let quoted = identifiers.map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
