import ControlModel
import GtkKit

extension SharedFile {
  /// The file while this process has its lock.
  ///
  /// ``read()`` parses the file. ``save(_:)`` changes values in the parsed file, and writes it.
  /// Comments and unknown keys are therefore preserved.
  final class LockedFile {
    private let file: SharedFile
    private let lock: FileLock
    private var keyFile: KeyFile?

    /// The reason why ``read()`` could neither read the file nor rename it, or nil if there was no
    /// such failure.
    private(set) var problem: (any Problem)?

    init(_ file: SharedFile, _ lock: FileLock) {
      self.file = file
      self.lock = lock
    }

    /// Returns the contents, or nil if the file is missing or can't be read.
    ///
    /// A damaged file is renamed, and a warning shows its new path. Because of the lock, no other
    /// gallery can replace the damaged file before it is renamed.
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

    /// Saves `contents`.
    ///
    /// Call ``read()`` first. If the contents can't be written, shows a warning. A file that can't
    /// be read isn't changed, because its contents may be more valuable. If the lock is no longer
    /// in force, shows no warning, but causes another attempt.
    ///
    /// - Returns: Whether `contents` was saved.
    @discardableResult
    func save(_ contents: Contents) -> Bool {
      guard lock.isInForce else {
        // The lock file was replaced in the meantime. The next attempt will use the new lock file.
        DelayedCall.beforeOtherEvents { [file] in file.onUnlock?() }
        return false
      }
      guard let keyFile else {
        if let problem { file.reportUnsaved(problem) }
        return false
      }
      do {
        KeyFile.removeLeftovers(of: file.path)
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
