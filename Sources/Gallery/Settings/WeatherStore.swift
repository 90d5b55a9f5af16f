import GalleryModel
import GtkKit

/// Saves the settings of the weather card.
final class WeatherStore: SettingsStore<WeatherChoices> {
  /// Returns the current settings.
  ///
  /// A setting that is neither in the file nor known to this process has its initial value.
  func load() -> FlipperSettings {
    let choices = read()
    var settings = FlipperSettings()
    settings.unit = choices.unit ?? settings.unit
    settings.city = choices.city ?? settings.city
    return settings
  }

  /// Saves the settings that differ between `settings` and `previous`.
  ///
  /// If the settings can't be written, shows a warning and continues. A setting that doesn't differ
  /// isn't written, because another window or process may have changed it in the file.
  func save(_ settings: FlipperSettings, changedFrom previous: FlipperSettings) {
    save(
      WeatherChoices(
        unit: settings.unit == previous.unit ? nil : settings.unit,
        city: settings.city == previous.city ? nil : settings.city))
  }
}

/// The contents of the weather card's file: a unit, a city, both, or neither.
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
