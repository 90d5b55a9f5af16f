/// The rotation of a turning view at one moment.
///
/// The view turns from the right to show its back, and from the left to show its front. The second
/// turn is the first one in reverse, so a pose doesn't depend on the direction of the turn. The
/// directions are the same in right-to-left languages (WriteUps.md 2.3).
public struct FlipPose: Hashable, Sendable {
  /// The completed fraction of the turn, from 0 (the front) to 1 (the back).
  public let progress: Double

  /// Creates the pose at a fraction of the turn, which is clamped to 0…1.
  ///
  /// NaN counts as 0.
  public init(progress: Double) {
    self.progress = progress > 0 ? min(progress, 1) : 0
  }

  /// The side that faces the viewer.
  ///
  /// Halfway through the turn, when both sides are edge-on, this is the back.
  public var visibleSide: FlipSide { progress < 0.5 ? .front : .back }

  /// The rotation of the view around its vertical axis, in degrees, from 0 to -180.
  public var angle: Double { -180 * progress }

  /// The rotation of the visible side away from the viewer, in degrees, from -90 to 90.
  ///
  /// If the tilt is negative, the right edge is nearer than the left edge.
  public var tilt: Double {
    switch visibleSide {
    case .front: angle
    case .back: angle + 180
    }
  }
}

/// A side of a view that can turn over.
public enum FlipSide: CaseIterable, Hashable, Sendable {
  /// The side that is shown initially.
  case front

  /// The side behind the front.
  case back
}
