import ControlModel

/// Why no round button can be made of some figures.
public enum RoundButtonError: Error, Hashable, Sendable {
  /// The radius is zero, negative, not finite, or larger than a screen can hold.
  case unusableRadius(Double, largest: Double)

  /// The border's width is negative, not finite, or more than the radius.
  case unusableBorderWidth(Double, radius: Double)

  /// The position is not finite, or farther away than a screen reaches.
  case unusablePosition(Point, farthest: Double)
}

extension RoundButtonError: CustomStringConvertible {
  /// A sentence that says what is wrong and what would be right.
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
