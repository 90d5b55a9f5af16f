import ControlModel

/// Why a window's picture could not be had.
public enum WindowSnapshotError: Error, Equatable, CustomStringConvertible {
  /// The window could not be drawn or packed as a PNG, for the reason that cairo gives.
  case notDrawn(reason: String)

  /// The file at this path could not be written, for the reason that the system gives.
  case notWritten(path: String, reason: String)

  /// One sentence that says what went wrong and, for a file, where.
  public var description: String {
    switch self {
    case .notDrawn(let reason):
      "The window cannot be drawn: \(reason)."
    case .notWritten(let path, let reason):
      "the picture cannot be written to \(path.isolated), which must be a file in a folder that exists and "
        + "may be written: \(reason)"
    }
  }
}
