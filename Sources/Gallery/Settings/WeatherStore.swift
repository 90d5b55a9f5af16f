import GalleryModel
import GtkKit

/// Saves the settings of the weather card in a key file in the user's configuration directory.
///
/// The store remembers the choices that this process has read or saved. If the file does not
/// contain one of them, because it could not be written or was damaged or deleted in the meantime,
/// it is written with the next choice or by ``synchronize()``. A choice that another process saved
/// in the meantime is preserved.
final class WeatherStore {
  private let file: SettingsFile

  /// The contents of a file: one choice, both, or none.
  private struct Choices: Equatable {
    var unit: TemperatureUnit?
    var city: WeatherCity?

    /// Returns these choices, with missing ones replaced by others.
    func completed(by others: Choices) -> Choices {
      Choices(unit: unit ?? others.unit, city: city ?? others.city)
    }
  }

  /// The contents of the file when it was last read or written.
  private var knownChoices = Choices()

  /// The user's choices that are not written yet.
  private var unwrittenChoices = Choices()

  private enum Key {
    static let unit = "Unit"
    static let city = "City"
  }

  /// Creates the store of the current user, or returns nil if the user has no configuration
  /// directory.
  convenience init?() {
    guard let path = SettingsFile.path(of: "weather.ini") else { return nil }
    self.init(path: path)
  }

  /// Creates a store with the file at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Weather")
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// Returns the current settings.
  ///
  /// Choices that neither the file nor this process has are the initial ones.
  func load() -> FlipperSettings {
    knownChoices = (file.load(read) ?? Choices()).completed(by: knownChoices)
    let choices = unwrittenChoices.completed(by: knownChoices)
    var settings = FlipperSettings()
    settings.unit = choices.unit ?? settings.unit
    settings.city = choices.city ?? settings.city
    return settings
  }

  private func read(_ values: SettingsFile.Values) throws(KeyFileError) -> Choices {
    Choices(
      unit: try values.named(Key.unit, TemperatureUnit.named),
      city: try values.named(Key.city, WeatherCity.named))
  }

  /// Saves the settings that have changed.
  ///
  /// If they cannot be written, shows a warning and continues.
  ///
  /// The other setting in the file does not change, because another page or another process may
  /// have saved it in the meantime.
  func save(_ settings: FlipperSettings, changedFrom previous: FlipperSettings) {
    if settings.unit != previous.unit { unwrittenChoices.unit = settings.unit }
    if settings.city != previous.city { unwrittenChoices.city = settings.city }
    write(holding: file.lock())
  }

  /// Writes the choices that the file lacks.
  func synchronize() {
    let written = file.peek(read) ?? Choices()
    if newest(over: written) != written { write(holding: file.lock()) }
  }

  /// Tries again to write choices that could not be written, without waiting for the lock.
  func retry() {
    if unwrittenChoices != Choices() { write(holding: file.lockAtOnce()) }
  }

  /// Returns the choices that a file with the given contents should contain.
  private func newest(over written: Choices) -> Choices {
    unwrittenChoices.completed(by: written).completed(by: knownChoices)
  }

  private func write(holding lock: FileLock?) {
    guard let lock else { return }
    defer { lock.release() }
    // Loading sets a damaged file aside.
    let newest = newest(over: file.load(holding: lock, read) ?? Choices())
    let isWritten = file.save { values in
      if let unit = newest.unit { values.set(unit.identifier, for: Key.unit) }
      if let city = newest.city { values.set(city.identifier, for: Key.city) }
    }
    guard isWritten else { return }
    knownChoices = newest
    unwrittenChoices = Choices()
  }
}
