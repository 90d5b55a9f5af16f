import GalleryModel
import GtkKit

/// Saves the settings of the weather card.
final class WeatherStore: SettingsStore<WeatherChoices> {
  /// Returns the current settings.
  ///
  /// Choices that neither the file nor this process has are the initial ones.
  func load() -> FlipperSettings {
    let choices = read()
    var settings = FlipperSettings()
    settings.unit = choices.unit ?? settings.unit
    settings.city = choices.city ?? settings.city
    return settings
  }

  /// Saves the settings that have changed.
  ///
  /// If they cannot be written, shows a warning and continues.
  ///
  /// The other setting in the file does not change, because another page or another process may
  /// have saved it in the meantime.
  func save(_ settings: FlipperSettings, changedFrom previous: FlipperSettings) {
    save(
      WeatherChoices(
        unit: settings.unit == previous.unit ? nil : settings.unit,
        city: settings.city == previous.city ? nil : settings.city))
  }
}

/// The settings of the weather card in their file: one choice, both, or none.
struct WeatherChoices: Equatable {
  var unit: TemperatureUnit?
  var city: WeatherCity?
}

extension WeatherChoices: Settings {
  static let fileName = "weather.ini"
  static let access = FileAccess.byUmask
  private static let group = "Weather"

  private enum Key {
    static let unit = "Unit"
    static let city = "City"
  }

  init(from file: KeyFile) throws(KeyFileError) {
    unit = try file[Self.group].value(Key.unit, TemperatureUnit.named)
    city = try file[Self.group].value(Key.city, WeatherCity.named)
  }

  func write(to file: KeyFile) {
    if let unit { file[Self.group].set(unit.identifier, for: Key.unit) }
    if let city { file[Self.group].set(city.identifier, for: Key.city) }
  }

  func completed(by others: WeatherChoices) -> WeatherChoices {
    WeatherChoices(unit: unit ?? others.unit, city: city ?? others.city)
  }
}
