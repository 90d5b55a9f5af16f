/// Why a picture cannot be had from the resources.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// No resource has this path.
  case missing(path: String)

  /// The resource at this path is no picture that can be read, for the given reason.
  case damaged(path: String, reason: String)

  /// One sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .missing(let path):
      "No resource has the path \(path); the manifest of the resources has to list it."
    case .damaged(let path, let reason):
      "The resource \(path) is no readable PNG: \(reason)"
    }
  }
}
