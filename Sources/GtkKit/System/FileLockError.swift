import ControlModel

/// Why a file cannot be locked.
public enum FileLockError: Error, Hashable, CustomStringConvertible {
  /// Another process, or another part of this one, held the lock for the whole wait.
  case held(path: String, seconds: Double)
  /// The side file cannot be made, opened or locked.
  case unusable(path: String, reason: String)

  /// The fault in a sentence without its full stop.
  public var description: String {
    switch self {
    case .held(let path, let seconds):
      "\(path.isolated) was still locked by another program after \(seconds) s"
    case .unusable(let path, let reason): "\(path.isolated) cannot be locked: \(reason)"
    }
  }
}
