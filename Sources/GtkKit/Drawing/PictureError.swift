/// An error that prevents a picture from being read from the resources.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// No resource exists at this path.
  case missing(path: String)

  /// The resource at this path is not a readable picture, for the given reason.
  case damaged(path: String, reason: String)

  /// A sentence that describes the problem and, for a missing resource, the remedy.
  public var description: String {
    switch self {
    case .missing(let path):
      "No resource has the path \(path); the manifest of the resources has to list it."
    case .damaged(let path, let reason):
      "The resource \(path) is no readable PNG: \(reason)"
    }
  }
}
