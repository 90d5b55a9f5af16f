import ControlModel
import GtkKit

/// The contents of a key file in the user's configuration directory.
protocol SharedFileContents {
  /// The name of the file.
  static var fileName: String { get }

  /// Who may read a new file.
  static var access: FileAccess { get }

  /// Reads the contents, or throws an error if a value is invalid.
  init(from file: KeyFile) throws(KeyFileError)

  /// Sets the keys of the contents.
  ///
  /// Comments, and the keys of other versions of the program, are preserved.
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
/// A missing, damaged or unreadable file never prevents the launch, and a file that cannot be
/// written never stops the program. A warning informs the user of every problem except a missing
/// file, and no data is lost.
final class SharedFile<Contents: SharedFileContents> {
  /// The path of the file.
  let path: String

  /// Called when another program has released a lock that ``lock(waiting:)`` could not get.
  ///
  /// Unsaved contents can be saved then.
  var onUnlock: (() -> Void)?

  private var waitsForUnlock = false
  private var hasRemovedLeftovers = false

  /// The maximum wait for the lock of another process, in seconds.
  ///
  /// A gallery holds the lock for a few milliseconds, so this is enough for many of them in a row.
  /// A process that holds it longer has stopped or waits itself. The wait blocks the windows, and a
  /// longer one would look like a hang. Nothing is lost by giving up: the contents are saved when
  /// the lock is released.
  private var patience: Double { 0.3 }

  /// Creates a reference to the file at a path.
  init(path: String) {
    self.path = path
  }

  /// Creates a reference to the current user's file, or returns nil if the user has no
  /// configuration directory.
  convenience init?() {
    guard let folder = UserDirectories.configuration else { return nil }
    self.init(path: "\(folder)/button-gallery/\(Contents.fileName)")
  }

  /// Returns the contents, or nil if the file is missing or cannot be read.
  ///
  /// A damaged file is set aside, so that none of its contents are lost, and a warning shows its
  /// new path.
  func read() -> Contents? {
    do {
      return try Contents(from: KeyFile(path: path))
    } catch {
      guard error.isDamage else {
        if !error.isMissing { reportUnread(error) }
        return nil
      }
      return readUnderLock(after: error)
    }
  }

  /// Reads a damaged file again under a lock.
  ///
  /// Another process may have replaced it with a valid file, which must not be set aside.
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

  /// Returns the contents, or nil if the file is missing or cannot be read.
  ///
  /// This method shows no warning and sets no file aside.
  func readQuietly() -> Contents? {
    try? Contents(from: KeyFile(path: path))
  }

  /// Locks the file, so that no other process replaces it between a read and a save.
  ///
  /// - Parameter waiting: Whether to wait for another program that has locked the file, and to show
  ///   a warning if it does not release the lock. In both cases, ``onUnlock`` is called later.
  /// - Returns: The locked file, or nil if it cannot be locked.
  func lock(waiting: Bool = true) -> LockedFile? {
    do {
      return LockedFile(self, try FileLock(for: path, patience: waiting ? patience : 0))
    } catch {
      guard case .held = error else {
        reportUnsaved(error)
        return nil
      }
      if waiting { reportUnsaved(error) }
      waitForUnlock()
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

  /// Removes the files of a program that was killed during a save.
  ///
  /// Doing so once is often enough. Call this method while the file is locked.
  func removeLeftovers() {
    guard !hasRemovedLeftovers else { return }
    hasRemovedLeftovers = true
    KeyFile.removeLeftovers(of: path)
  }

  private func reportUnread(_ problem: some Problem) {
    SettingsWarnings.shared.report(problem, of: path, kind: .unread)
  }

  /// Shows a warning that the contents were not saved.
  func reportUnsaved(_ problem: some Problem) {
    SettingsWarnings.shared.report(SettingsProblem.notSaved(problem), of: path, kind: .unwritten)
  }
}
