import Demos
import GtkKit

/// Keeps the settings of the weather card in a key file under the user's configuration folder.
struct WeatherMemory {
  private let file: SettingsFile

  private enum Key {
    static let unit = "Unit"
    static let city = "City"
  }

  /// The memory of the user who runs the program, or one at another path.
  init(path: String = SettingsFile.path(of: "weather.ini")) {
    file = SettingsFile(path: path, group: "Weather")
  }

  /// What was kept last; a start without a memory, or with a damaged one, has the first settings.
  func load() -> FlipperSettings {
    file.load(read) ?? FlipperSettings()
  }

  private func read(_ values: SettingsFile.Values) throws(KeyFileError) -> FlipperSettings {
    var settings = FlipperSettings()
    settings.unit = try values.named(Key.unit, TemperatureUnit.named) ?? settings.unit
    settings.city = try values.named(Key.city, WeatherCity.named) ?? settings.city
    return settings
  }

  /// Keeps settings; what cannot be written is said, and the program goes on.
  func save(_ settings: FlipperSettings) {
    file.save { values in
      values.set(settings.unit.identifier, for: Key.unit)
      values.set(settings.city.identifier, for: Key.city)
    }
  }
}
