import ControlModel
import GtkKit

/// A group of settings in a key file under the user's configuration folder.
///
/// A start goes on without a file that is missing, damaged or out of reach, and a program without
/// one that cannot be written: the user is told, and loses nothing.
final class SettingsFile {
  /// Where the file lies.
  let path: String

  /// The group that the keys are in.
  let group: String

  /// Who may read the file if it is new, which depends on what it holds.
  let access: FileAccess

  /// Called when another program has released the lock that ``lock()`` or ``lockAtOnce()`` could not
  /// have: what was not kept then can be kept now.
  var onUnlock: (() -> Void)?

  private var waitsForLock = false
  private var hasRemovedLeftovers = false

  /// The longest wait for another process, in seconds: shorter than a user takes for a standstill.
  private static let patience = 0.3

  /// A group in the file at a path.
  init(path: String, group: String, access: FileAccess = .byUmask) {
    self.path = path
    self.group = group
    self.access = access
  }

  /// The path of the file of a name for the user who runs the program; nil for a user who has no
  /// folder for settings.
  static func path(of name: String) -> String? {
    UserDirectories.configuration.map { "\($0)/button-gallery/\(name)" }
  }

  /// What the file holds now; where it cannot be read, nothing is said or set aside.
  func peek<Settings>(_ read: (Values) throws(KeyFileError) -> Settings) -> Settings? {
    try? read(Values(file: KeyFile(path: path), group: group))
  }

  /// Reads settings; nil where there are none that can be read.
  ///
  /// A damaged file is set aside, so that nothing in it is lost, and a warning says where it lies.
  ///
  /// - Parameter lock: The caller's lock of the file; without one, it is taken for the setting aside.
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

  /// Reads a damaged file once more: another process may have put a good one in its place, which
  /// must not be set aside.
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

  /// The right to read and replace the file; nil, once that is said, where it cannot be had.
  func lock() -> FileLock? {
    do {
      return try FileLock(for: path, patience: Self.patience)
    } catch {
      reportUnkept(error)
      if case .held = error { waitForLock() }
      return nil
    }
  }

  /// The same without a wait: that another process has the lock now is not said, since ``onUnlock``
  /// follows soon.
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

  /// Writes settings over those of before, under the caller's lock; what cannot be written is said.
  ///
  /// Comments, and keys of another version of the program, stay. A file that cannot be read is left
  /// as it is: what is in it may be worth more than these settings.
  ///
  /// - Returns: Whether the settings are written.
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

  /// Removes what was left by a program that was killed, which once is often enough.
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
  /// The keys of the group with their values.
  struct Values {
    fileprivate let file: KeyFile
    /// The name of the group.
    let group: String

    /// The text of a key, nil where the file has none.
    func text(_ key: String) throws(KeyFileError) -> String? {
      try file.text(key, in: group)
    }

    /// The whole number of a key, nil where the file has none; one outside of the range is refused.
    func number(_ key: String, in range: ClosedRange<Int>) throws(KeyFileError) -> Int? {
      guard let number = try file.number(key, in: group) else { return nil }
      guard range.contains(number) else {
        throw fault(key, "\(number) is not from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    /// The truth value of a key, nil where the file has none.
    func flag(_ key: String) throws(KeyFileError) -> Bool? {
      try file.flag(key, in: group)
    }

    /// What the identifier of a key names, nil where the file has none.
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

    /// The other groups whose names begin with a text, in the order of the file.
    func groups(beginningWith prefix: String) -> [Values] {
      file.groups.filter { $0.hasPrefix(prefix) }.map { self[$0] }
    }

    /// The keys of another group, which may be new.
    subscript(group: String) -> Values { Values(file: file, group: group) }

    /// The names of all groups, in the order of the file.
    var allGroups: [String] { file.groups }

    /// Whether the file has another group.
    func hasGroup(_ group: String) -> Bool { file.hasGroup(group) }

    /// Removes a key, if it is there.
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
