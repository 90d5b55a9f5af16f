import GalleryModel
import GtkKit

/// Keeps the settings of the weather card in a key file under the user's configuration folder.
///
/// The choices that were read or made here hold here. Where the file lacks one, because it could not
/// be written or is damaged or deleted meanwhile, it is written with the next one or when
/// ``synchronize()`` is called. A choice that another process kept there meanwhile stays.
final class WeatherStore {
  private let file: SettingsFile

  /// What a file holds, which may be one choice, both, or none.
  private struct Choices: Equatable {
    var unit: TemperatureUnit?
    var city: WeatherCity?

    /// These choices, and others where there is none.
    func completed(by others: Choices) -> Choices {
      Choices(unit: unit ?? others.unit, city: city ?? others.city)
    }
  }

  /// What the file held when it was read or written last.
  private var knownChoices = Choices()

  /// What was chosen here and is not written yet.
  private var unwrittenChoices = Choices()

  private enum Key {
    static let unit = "Unit"
    static let city = "City"
  }

  /// The memory of the user who runs the program; nil for one who has no folder for settings.
  convenience init?() {
    guard let path = SettingsFile.path(of: "weather.ini") else { return nil }
    self.init(path: path)
  }

  /// The memory at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Weather")
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// What was kept last; a start without a memory, or with a damaged one, has the first settings.
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

  /// Keeps what has changed; what cannot be written is said, and the program goes on.
  ///
  /// The rest of the file stays: another page, or another process, may have kept a choice of its
  /// own there meanwhile.
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

  /// Tries once more to write what was chosen and could not be written; no window waits for it.
  func retry() {
    if unwrittenChoices != Choices() { write(holding: file.lockAtOnce()) }
  }

  /// What the file should hold that holds these choices now.
  private func newest(over written: Choices) -> Choices {
    unwrittenChoices.completed(by: written).completed(by: knownChoices)
  }

  private func write(holding lock: FileLock?) {
    guard let lock else { return }
    defer { lock.release() }
    // A damaged file is set aside by this.
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
