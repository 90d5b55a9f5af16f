import ControlModel

/// An error that prevents a file from being locked.
public enum FileLockError: Error, Hashable, CustomStringConvertible {
  /// Another process, or another part of this process, held the lock for the whole wait.
  case held(path: String, seconds: Double)
  /// The lock file cannot be created, opened, or locked.
  case unusable(path: String, reason: String)

  /// A description of the error, without a final period.
  public var description: String {
    switch self {
    case .held(let path, let seconds):
      "\(path.isolated) was still locked by another program after \(seconds) s"
    case .unusable(let path, let reason): "\(path.isolated) cannot be locked: \(reason)"
    }
  }
}
