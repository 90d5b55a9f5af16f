/// The reason why an axis of an image cannot be divided at a cap.
public enum SliceLengthsError: Error, Hashable, Sendable {
  /// A length of the image that is zero, negative, or not finite.
  case unusableLength(Double)

  /// A cap that is negative, not finite, or leaves no point to stretch, with the maximum cap.
  case unusableCap(Double, largest: Double)
}

extension SliceLengthsError: CustomStringConvertible {
  /// A sentence with the problem and the valid values.
  public var description: String {
    switch self {
    case .unusableLength(let length):
      "The image is \(length) points long, which must be more than 0 and finite."
    case .unusableCap(let cap, let largest):
      "The cap is \(cap) points, which must be at least 0 and at most \(largest)."
    }
  }
}
