import ControlModel
import GtkKit

extension SharedFile {
  /// The file while this process has its lock.
  ///
  /// The file is parsed once: a save changes what the read has parsed.
  final class LockedFile {
    private let file: SharedFile
    private let lock: FileLock
    private var keyFile: KeyFile?

    /// The reason why the file can be neither read nor set aside, if ``read()`` found one.
    private(set) var problem: (any Problem)?

    init(_ file: SharedFile, _ lock: FileLock) {
      self.file = file
      self.lock = lock
    }

    /// Returns the contents, or nil if the file is missing or cannot be read.
    ///
    /// A damaged file is set aside, and a warning shows its new path. No other process can save the
    /// file before this one.
    func read() -> Contents? {
      do {
        let keyFile = try KeyFile(path: file.path)
        let contents = try Contents(from: keyFile)
        self.keyFile = keyFile
        return contents
      } catch {
        if error.isMissing || error.isDamage && setAside(because: error) {
          keyFile = KeyFile()
        } else if !error.isDamage {
          problem = error
        }
        return nil
      }
    }

    private func setAside(because damage: KeyFileError) -> Bool {
      do {
        let newPath = try KeyFile.setAside(file.path)
        SettingsWarnings.shared.report(
          SettingsProblem.setAside(damage, newPath: newPath), of: file.path, kind: .event)
        return true
      } catch {
        problem = SettingsProblem.notSetAside(damage, because: error)
        return false
      }
    }

    /// Saves contents.
    ///
    /// Call this method after ``read()``. If the contents cannot be written, shows a warning. A file
    /// that cannot be read does not change, because its contents may be more valuable.
    ///
    /// - Returns: Whether the contents were saved.
    @discardableResult
    func save(_ contents: Contents) -> Bool {
      guard lock.isInForce else {
        // The lock file was replaced in the meantime. The next attempt uses the new one.
        DelayedCall.beforeOtherEvents { [file] in file.onUnlock?() }
        return false
      }
      guard let keyFile else {
        if let problem { file.reportUnsaved(problem) }
        return false
      }
      do {
        file.removeLeftovers()
        contents.write(to: keyFile)
        try keyFile.save(to: file.path, access: Contents.access)
        SettingsWarnings.shared.resolve(file.path)
        return true
      } catch {
        file.reportUnsaved(error)
        return false
      }
    }

    /// Releases the lock.
    func release() {
      lock.release()
    }
  }
}
