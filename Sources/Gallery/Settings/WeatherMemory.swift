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

  /// Keeps what has changed; what cannot be written is said, and the program goes on.
  ///
  /// The rest of the file stays: another page, or another process, may have kept a choice of its
  /// own there meanwhile.
  ///
  /// - Returns: Whether the changes are written.
  @discardableResult
  func save(_ settings: FlipperSettings, changedFrom previous: FlipperSettings) -> Bool {
    guard let lock = file.lock() else { return false }
    defer { lock.release() }
    return file.save { values in
      if settings.unit != previous.unit { values.set(settings.unit.identifier, for: Key.unit) }
      if settings.city != previous.city { values.set(settings.city.identifier, for: Key.city) }
    }
  }
}
