/// Why a picture cannot be stretched as asked.
public enum StretchableImageError: Error, Hashable, Sendable {
  /// The width and the left cap do not go together.
  case horizontal(ImageName, SliceLengthsError)

  /// The height and the top cap do not go together.
  case vertical(ImageName, SliceLengthsError)
}

extension StretchableImageError: CustomStringConvertible {
  /// A sentence that names the picture and the axis, and one that says what would be right.
  public var description: String {
    switch self {
    case .horizontal(let name, let reason):
      "The picture \"\(name)\" cannot be stretched in width. \(reason)"
    case .vertical(let name, let reason):
      "The picture \"\(name)\" cannot be stretched in height. \(reason)"
    }
  }
}
