import ControlModel
import GtkKit

/// The contents of a key file in the user's configuration directory.
protocol SharedFileContents {
  /// The name of the file.
  static var fileName: String { get }

  /// Who may read the file if it is new.
  static var access: FileAccess { get }

  /// Reads the contents from `file`, or throws an error if a value is invalid.
  init(from file: KeyFile) throws(KeyFileError)

  /// Writes the contents into `file`.
  ///
  /// An implementation changes only its own keys, so that comments, and keys of other versions of
  /// the program, are preserved.
  func write(to file: KeyFile)
}

/// A key file in the user's configuration directory, which several processes share.
///
/// ```swift
/// let file = SharedFile<BestScore>(path: "mystery-grid.ini")
/// if let lockedFile = file.lock() {
///   let newest = lockedFile.read()
///   lockedFile.save(BestScore(points: max(300, newest?.points ?? 0)))
///   lockedFile.release()
/// }
/// ```
///
/// Problems with the file never prevent the launch or end the program. A warning informs the user
/// of each problem, but a missing file isn't a problem. A damaged file is renamed, so that its
/// contents aren't lost.
final class SharedFile<Contents: SharedFileContents> {
  /// The path of the file.
  let path: String

  /// Called when another program has released the lock that ``lock(waiting:)`` could not acquire,
  /// or soon after the lock file was replaced during a save.
  ///
  /// The handler can then save what could not be saved.
  var onUnlock: (() -> Void)?

  private var waitsForUnlock = false

  /// The maximum time to wait for the lock, in seconds.
  ///
  /// The wait blocks the windows, and a longer wait would look like a hang. A gallery holds the
  /// lock for only a few milliseconds, so there is time for many galleries in a row. A process that
  /// holds the lock longer is probably stopped. Nothing is lost then: the contents are saved when
  /// the lock is released.
  private var patience: Double { 0.3 }

  /// Creates a reference to the file at `path`.
  init(path: String) {
    self.path = path
  }

  /// The path of the current user's file, or nil if the user has no configuration directory.
  static var userPath: String? {
    UserDirectories.configuration.map { "\($0)/button-gallery/\(Contents.fileName)" }
  }

  /// Returns the contents, or nil if the file is missing or can't be read.
  ///
  /// A damaged file is renamed, so that its contents aren't lost, and a warning shows its new path.
  func read() -> Contents? {
    do {
      return try Contents(from: KeyFile(path: path))
    } catch {
      if error.isDamage { return readUnderLock(after: error) }
      if !error.isMissing { reportUnread(error) }
      return nil
    }
  }

  /// Reads a damaged file again, under a lock.
  ///
  /// In the meantime, another process may have replaced the damaged file with a valid file, which
  /// must not be renamed.
  private func readUnderLock(after damage: KeyFileError) -> Contents? {
    do {
      let lockedFile = LockedFile(self, try FileLock(for: path, patience: patience))
      defer { lockedFile.release() }
      let contents = lockedFile.read()
      if let problem = lockedFile.problem { reportUnread(problem) }
      return contents
    } catch {
      reportUnread(SettingsProblem.notSetAside(damage, because: error))
      return nil
    }
  }

  /// Returns the contents, or nil if the file is missing or can't be read.
  ///
  /// This method shows no warning, and doesn't rename a damaged file.
  func readQuietly() -> Contents? {
    try? Contents(from: KeyFile(path: path))
  }

  /// Locks the file, so that no other gallery replaces it between a read and a save.
  ///
  /// If the file remains locked by another program, ``onUnlock`` is called when that program
  /// releases the lock.
  ///
  /// If the file can't be locked for another reason, a warning is shown.
  ///
  /// - Parameter waiting: Whether to wait if another program has locked the file, and to show a
  ///   warning if that program doesn't release the lock in time.
  /// - Returns: The locked file, or nil if it can't be locked.
  func lock(waiting: Bool = true) -> LockedFile? {
    do {
      return LockedFile(self, try FileLock(for: path, patience: waiting ? patience : 0))
    } catch {
      let isHeld = if case .held = error { true } else { false }
      if waiting || !isHeld { reportUnsaved(error) }
      if isHeld { waitForUnlock() }
      return nil
    }
  }

  private func waitForUnlock() {
    guard !waitsForUnlock else { return }
    waitsForUnlock = FileLock.whenFree(for: path) { [weak self] in
      self?.waitsForUnlock = false
      self?.onUnlock?()
    }
  }

  private func reportUnread(_ problem: some Problem) {
    SettingsWarnings.shared.report(problem, of: path, kind: .unread)
  }

  /// Shows a warning that the contents were not saved.
  func reportUnsaved(_ problem: some Problem) {
    SettingsWarnings.shared.report(SettingsProblem.notSaved(problem), of: path, kind: .unwritten)
  }
}
