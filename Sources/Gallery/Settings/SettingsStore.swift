/// Settings that can be combined with those of another process.
protocol Settings: SharedFileContents {
  /// Creates settings without values.
  init()

  /// Returns these settings, with the values of others where these have none.
  func completed(by others: Self) -> Self
}

/// Saves settings in a file that several processes share.
///
/// The store remembers the settings that this process has read or saved. If the file does not
/// contain one of them, because it could not be written or was damaged or deleted in the meantime,
/// it is written with the next change or by ``synchronize()``. A setting that another process saved
/// in the meantime is preserved.
class SettingsStore<Values: Settings & Equatable> {
  private let file: SharedFile<Values>

  /// The contents of the file when it was last read or written.
  private var knownValues = Values()

  /// The user's changes that are not written yet.
  private var unwrittenValues = Values()

  /// Creates the store of the current user, or returns nil if the user has no configuration
  /// directory.
  convenience init?() {
    guard let file = SharedFile<Values>() else { return nil }
    self.init(file)
  }

  /// Creates a store with the file at a path.
  convenience init(path: String) {
    self.init(SharedFile(path: path))
  }

  /// Creates a store with a file.
  init(_ file: SharedFile<Values>) {
    self.file = file
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// The path of the file.
  final var path: String { file.path }

  /// The settings as this process knows them.
  final var values: Values { unwrittenValues.completed(by: knownValues) }

  /// Reads the file, and returns its settings with the unwritten changes.
  final func read() -> Values {
    knownValues = (file.read() ?? Values()).completed(by: knownValues)
    return values
  }

  /// Saves the settings that a change contains.
  ///
  /// If they cannot be written, shows a warning and continues.
  ///
  /// - Parameters:
  ///   - change: The changed settings. The others in the file do not change.
  ///   - waiting: Whether to wait for another process that has locked the file. The change is
  ///     otherwise written when that process releases the lock.
  final func save(_ change: Values, waiting: Bool = true) {
    unwrittenValues = change.completed(by: unwrittenValues)
    write(waiting: waiting)
  }

  /// Writes the settings that the file lacks.
  final func synchronize() {
    guard values != Values() else { return }
    let written = file.readQuietly() ?? Values()
    if newestValues(over: written) != written { write(waiting: true) }
  }

  /// Tries again to write changes that could not be written, without waiting for the lock.
  final func retry() {
    if unwrittenValues != Values() { write(waiting: false) }
  }

  /// Returns the settings that a file with the given contents should contain.
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
