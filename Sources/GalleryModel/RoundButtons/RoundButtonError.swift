import ControlModel

/// An error in the values of a round button.
public enum RoundButtonError: Error, Hashable, Sendable {
  /// The radius is zero, negative, not finite, or larger than a screen allows.
  case unusableRadius(Double, largest: Double)

  /// The border width is negative, not finite, or more than the radius.
  case unusableBorderWidth(Double, radius: Double)

  /// The position is not finite, or farther away than a screen allows.
  case unusablePosition(Point, farthest: Double)
}

extension RoundButtonError: CustomStringConvertible {
  /// A sentence that names the wrong value and the range that is allowed.
  public var description: String {
    switch self {
    case .unusableRadius(let radius, let largest):
      "The radius is \(radius) points, which must be more than 0 and at most \(largest)."
    case .unusableBorderWidth(let width, let radius):
      "The border is \(width) points wide, which must be at least 0 and at most the radius,"
        + " \(radius)."
    case .unusablePosition(let position, let farthest):
      "The position is (\(position.x), \(position.y)), whose coordinates must lie between"
        + " -\(farthest) and \(farthest) points."
    }
  }
}
