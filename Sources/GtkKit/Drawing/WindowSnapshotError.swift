import ControlModel

/// An error that prevents a picture of a window from being created or saved.
public enum WindowSnapshotError: Error, Equatable, CustomStringConvertible {
  /// The window could not be drawn or encoded as a PNG, for the reason that cairo gives.
  case notDrawn(reason: String)

  /// The file at this path could not be written, for the reason that the system gives.
  case notWritten(path: String, reason: String)

  /// A sentence that describes the problem and, for a file, its path.
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
