import ControlModel
import GtkKit

/// A group of settings in a key file in the user's configuration directory.
///
/// A missing, damaged or unreadable file never prevents the launch, and a file that cannot be
/// written never stops the program. A warning informs the user of every problem except a missing
/// file, and no data is lost.
final class SettingsFile {
  /// The path of the file.
  let path: String

  /// The group that contains the keys.
  let group: String

  /// The access rights of a new file, which depend on its contents.
  let access: FileAccess

  /// Called when another program has released a lock that ``lock()`` or ``lockAtOnce()`` could not
  /// get.
  ///
  /// Unsaved settings can be saved then.
  var onUnlock: (() -> Void)?

  private var waitsForLock = false
  private var hasRemovedLeftovers = false

  /// The maximum wait for another process, in seconds, which is too short to look like a hang.
  private static let patience = 0.3

  /// Creates a group in the file at a path.
  init(path: String, group: String, access: FileAccess = .byUmask) {
    self.path = path
    self.group = group
    self.access = access
  }

  /// Returns the path of the current user's file with the given name, or nil if the user has no
  /// configuration directory.
  static func path(of name: String) -> String? {
    UserDirectories.configuration.map { "\($0)/button-gallery/\(name)" }
  }

  /// Returns the settings that the file contains now, or nil if it cannot be read.
  ///
  /// This method shows no warning and sets no file aside.
  func peek<Settings>(_ read: (Values) throws(KeyFileError) -> Settings) -> Settings? {
    try? read(Values(file: KeyFile(path: path), group: group))
  }

  /// Reads settings, or returns nil if there are none that can be read.
  ///
  /// A damaged file is set aside, so that none of its contents are lost, and a warning shows its
  /// new path.
  ///
  /// - Parameters:
  ///   - lock: The caller's lock of the file. If it is nil, the file is locked before it is set
  ///     aside.
  ///   - read: Returns the settings that the keys contain, or throws an error if a value is
  ///     invalid.
  func load<Settings>(
    holding lock: FileLock? = nil, _ read: (Values) throws(KeyFileError) -> Settings
  ) -> Settings? {
    do {
      return try read(Values(file: KeyFile(path: path), group: group))
    } catch {
      switch error {
      case .missing:
        return nil
      case .unmovable, .unreadable, .unwritable:
        reportUnread("\(error)")
        return nil
      case .damaged, .unusable, .repeated, .incomplete, .wrongValue:
        guard lock == nil else {
          setAside(because: error)
          return nil
        }
        return loadUnderLock(read, after: error)
      }
    }
  }

  /// Reads a damaged file again under a lock.
  ///
  /// Another process may have replaced it with a valid file, which must not be set aside.
  private func loadUnderLock<Settings>(
    _ read: (Values) throws(KeyFileError) -> Settings, after fault: KeyFileError
  ) -> Settings? {
    do {
      let lock = try FileLock(for: path, patience: Self.patience)
      defer { lock.release() }
      return load(holding: lock, read)
    } catch {
      reportUnread("\(fault); \(error)")
      return nil
    }
  }

  /// Returns the lock that is required to replace the file.
  ///
  /// If the lock is not available, shows a warning and returns nil.
  func lock() -> FileLock? {
    do {
      return try FileLock(for: path, patience: Self.patience)
    } catch {
      reportUnkept(error)
      if case .held = error { waitForLock() }
      return nil
    }
  }

  /// Returns the lock without waiting.
  ///
  /// If another process has the lock, returns nil without a warning, because ``onUnlock`` is called
  /// soon. Any other problem shows a warning.
  func lockAtOnce() -> FileLock? {
    do {
      return try FileLock(for: path, patience: 0)
    } catch {
      switch error {
      case .held: waitForLock()
      case .unusable: reportUnkept(error)
      }
      return nil
    }
  }

  private func waitForLock() {
    guard !waitsForLock else { return }
    waitsForLock = FileLock.whenFree(for: path) { [weak self] in
      self?.waitsForLock = false
      self?.onUnlock?()
    }
  }

  /// Writes settings over the previous ones.
  ///
  /// The caller must have the lock. If the settings cannot be written, shows a warning.
  ///
  /// Comments, and the keys of other versions of the program, are preserved. A file that cannot be
  /// read does not change, because its contents may be more valuable than these settings.
  ///
  /// - Returns: Whether the settings were written.
  @discardableResult
  func save(_ write: (Values) -> Void) -> Bool {
    do {
      removeLeftovers()
      let file = try present()
      write(Values(file: file, group: group))
      try file.save(to: path, access: access)
      SettingsWarnings.shared.forget(path)
      return true
    } catch {
      reportUnkept(error)
      return false
    }
  }

  /// Removes the files of a program that was killed.
  ///
  /// Doing so once is often enough.
  private func removeLeftovers() {
    guard !hasRemovedLeftovers else { return }
    hasRemovedLeftovers = true
    KeyFile.removeLeftovers(of: path)
  }

  private func reportUnkept(_ error: some Error) {
    SettingsWarnings.shared.report("\(error); changes are not kept", of: path, kind: .unwritten)
  }

  private func reportUnread(_ fault: String) {
    SettingsWarnings.shared.report(fault, of: path, kind: .unread)
  }

  private func present() throws(KeyFileError) -> KeyFile {
    do {
      return try KeyFile(path: path)
    } catch {
      guard case .missing = error else { throw error }
      return KeyFile()
    }
  }

  private func setAside(because fault: KeyFileError) {
    do {
      let newPath = try KeyFile.setAside(path)
      SettingsWarnings.shared.notify(
        "\(fault); the file is set aside as \(newPath.isolated)", of: path)
    } catch {
      reportUnread("\(fault); \(error)")
    }
  }
}

extension SettingsFile {
  /// The keys and values of a group.
  struct Values {
    fileprivate let file: KeyFile
    /// The name of the group.
    let group: String

    /// Returns the text of a key, or nil if the file does not contain the key.
    func text(_ key: String) throws(KeyFileError) -> String? {
      try file.text(key, in: group)
    }

    /// Returns the whole number of a key, or nil if the file does not contain the key.
    ///
    /// Throws an error if the number is outside the range.
    func number(_ key: String, in range: ClosedRange<Int>) throws(KeyFileError) -> Int? {
      guard let number = try file.number(key, in: group) else { return nil }
      guard range.contains(number) else {
        throw fault(key, "\(number) is not from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    /// Returns the Boolean value of a key, or nil if the file does not contain the key.
    func flag(_ key: String) throws(KeyFileError) -> Bool? {
      try file.flag(key, in: group)
    }

    /// Returns the value that a key's identifier names, or nil if the file does not contain the
    /// key.
    func named<Value>(
      _ key: String, _ find: (String) throws -> Value
    ) throws(KeyFileError) -> Value? {
      guard let identifier = try text(key) else { return nil }
      do {
        return try find(identifier)
      } catch {
        throw fault(key, "\(error)")
      }
    }

    /// Returns the groups whose names begin with a prefix, in the order of the file.
    func groups(beginningWith prefix: String) -> [Values] {
      file.groups.filter { $0.hasPrefix(prefix) }.map { self[$0] }
    }

    /// The keys of another group, which may be new.
    subscript(group: String) -> Values { Values(file: file, group: group) }

    /// The names of all groups, in the order of the file.
    var allGroups: [String] { file.groups }

    /// Returns whether the file contains a group with the given name.
    func hasGroup(_ group: String) -> Bool { file.hasGroup(group) }

    /// Removes a key if it exists.
    func remove(_ key: String) { file.remove(key, in: group) }

    /// Removes the group with all its keys.
    func remove() { file.removeGroup(group) }

    /// Moves the group before all others, with its keys and their comments.
    func moveToStart() { file.moveGroupToStart(group) }

    /// Moves the group behind all others, with its keys and their comments.
    func moveToEnd() { file.moveGroupToEnd(group) }

    func fault(_ key: String, _ reason: String) -> KeyFileError {
      .wrongValue(group: group, key: key, reason: reason)
    }

    func set(_ text: String, for key: String) { file.set(text, for: key, in: group) }

    func set(_ number: Int, for key: String) { file.set(number, for: key, in: group) }

    func set(_ flag: Bool, for key: String) { file.set(flag, for: key, in: group) }
  }
}
