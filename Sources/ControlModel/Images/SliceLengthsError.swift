/// Why an axis of an image cannot be divided at a cap.
public enum SliceLengthsError: Error, Hashable, Sendable {
  /// The length of the image is zero, negative or not finite.
  case unusableLength(Double)

  /// The cap is negative, not finite, or leaves no point to stretch.
  case unusableCap(Double, largest: Double)
}

extension SliceLengthsError: CustomStringConvertible {
  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .unusableLength(let length):
      "The image is \(length) points long, which must be more than 0 and finite."
    case .unusableCap(let cap, let largest):
      "The cap is \(cap) points, which must be at least 0 and at most \(largest)."
    }
  }
}
