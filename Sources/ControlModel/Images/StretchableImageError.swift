/// The reason why a picture cannot be stretched with the given size and caps.
public enum StretchableImageError: Error, Hashable, Sendable {
  /// An invalid width, or a left cap that is invalid for the width.
  case horizontal(ImageName, SliceLengthsError)

  /// An invalid height, or a top cap that is invalid for the height.
  case vertical(ImageName, SliceLengthsError)
}

extension StretchableImageError: CustomStringConvertible {
  /// A sentence with the picture and the axis, and a sentence with the valid values.
  public var description: String {
    switch self {
    case .horizontal(let name, let reason):
      "The picture \"\(name)\" cannot be stretched in width. \(reason)"
    case .vertical(let name, let reason):
      "The picture \"\(name)\" cannot be stretched in height. \(reason)"
    }
  }
}
