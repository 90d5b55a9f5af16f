/// How a view that is turned over stands at one moment.
///
/// Turning to the back comes from the right, turning to the front from the left. The second is the
/// first run backward, and its mirror image, so a pose need not know in which direction it moves.
/// Languages written from right to left change nothing (WriteUps.md 2.3).
public struct FlipPose: Hashable, Sendable {
  /// How much of the turn is done, from 0 (the front) to 1 (the back).
  public let progress: Double

  /// Makes the pose at a part of the turn; one outside 0…1 is clamped, one that is no number is 0.
  public init(progress: Double) {
    self.progress = progress > 0 ? min(progress, 1) : 0
  }

  /// The side that faces the viewer; half way, where both stand edge on, it is the back.
  public var visibleSide: FlipSide { progress < 0.5 ? .front : .back }

  /// How far the view is turned about its vertical axis, in degrees, from 0 to -180.
  public var angle: Double { -180 * progress }

  /// How far the visible side is turned away from the viewer, in degrees, from -90 to 90.
  ///
  /// Its right edge is nearer than the left one where this is negative.
  public var tilt: Double {
    switch visibleSide {
    case .front: angle
    case .back: angle + 180
    }
  }
}
