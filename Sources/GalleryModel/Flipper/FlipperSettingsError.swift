import Theming

/// Why a kept setting of the weather card cannot be taken over.
public enum FlipperSettingsError: Error, Hashable, Sendable {
  /// An identifier that is no unit's.
  case unknownUnit(String)

  /// An identifier that is no city's.
  case unknownCity(String)
}

extension FlipperSettingsError: CustomStringConvertible {
  /// A sentence that says what is unknown and what was probably meant, or else what there is.
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
