/// Why something among the program's own resources cannot be used.
public enum ResourceError: Error, Hashable, CustomStringConvertible {
  /// The resource is missing or damaged.
  case unusable(path: String, reason: String)

  /// The fault in a sentence.
  public var description: String {
    switch self {
    case .unusable(let path, let reason): "The resource \(path) cannot be used: \(reason)."
    }
  }
}
