/// Settings that can be combined with the settings of another process.
protocol Settings: SharedFileContents {
  /// Creates settings without values.
  init()

  /// Returns these settings, with each missing value replaced by the value in `others`.
  func completed(by others: Self) -> Self
}

/// Saves settings in a file that several processes share.
///
/// The store remembers the settings that this process has read or saved. A setting may be missing
/// from the file, because the file could not be written, or was damaged or deleted in the meantime.
/// The store then writes the setting with the next change, or when you call ``synchronize()``. If
/// another process has saved a setting in the meantime, only an unwritten change of the same
/// setting in this process replaces it.
class SettingsStore<Values: Settings & Equatable> {
  private let file: SharedFile<Values>

  /// The settings that this process has read from the file or written to it.
  private var knownValues = Values()

  /// The user's changes that aren't in the file yet.
  private var unwrittenValues = Values()

  /// Creates a store for the current user's file, or returns nil if the user has no configuration
  /// directory.
  convenience init?() {
    guard let path = SharedFile<Values>.userPath else { return nil }
    self.init(path: path)
  }

  /// Creates a store for the file at `path`.
  init(path: String) {
    file = SharedFile(path: path)
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// The path of the file.
  final var path: String { file.path }

  /// The settings, including changes that aren't in the file yet.
  final var values: Values { unwrittenValues.completed(by: knownValues) }

  /// Reads the file, and returns its settings with the unwritten changes applied.
  ///
  /// A setting that is missing from the file has the value that this process knows, if any.
  final func read() -> Values {
    knownValues = (file.read() ?? Values()).completed(by: knownValues)
    return values
  }

  /// Saves the settings that `change` contains.
  ///
  /// If the settings can't be written, shows a warning and continues. There is no warning if
  /// `waiting` is false and another process has locked the file.
  ///
  /// - Parameters:
  ///   - change: The changed settings. Other settings in the file don't change.
  ///   - waiting: Whether to wait briefly if another process has locked the file. If the file is
  ///     still locked, the change is written when that process releases the lock.
  final func save(_ change: Values, waiting: Bool = true) {
    unwrittenValues = change.completed(by: unwrittenValues)
    write(waiting: waiting)
  }

  /// Writes the known settings that are missing from the file, and the unwritten changes.
  final func synchronize() {
    guard values != Values() else { return }
    let written = file.readQuietly() ?? Values()
    if newestValues(over: written) != written { write(waiting: true) }
  }

  /// Tries again to write changes that could not be written, without waiting for the lock.
  final func retry() {
    if unwrittenValues != Values() { write(waiting: false) }
  }

  /// Returns the settings to write into a file that contains `written`.
  private func newestValues(over written: Values) -> Values {
    unwrittenValues.completed(by: written).completed(by: knownValues)
  }

  private func write(waiting: Bool) {
    guard let lockedFile = file.lock(waiting: waiting) else { return }
    defer { lockedFile.release() }
    let newest = newestValues(over: lockedFile.read() ?? Values())
    guard lockedFile.save(newest) else { return }
    knownValues = newest
    unwrittenValues = Values()
  }
}
