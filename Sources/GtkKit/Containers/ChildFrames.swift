import ControlModel

/// Where the children of a ``FrameContainer`` of one width lie.
public struct ChildFrames: Hashable, Sendable {
  /// The height that the whole needs, in points.
  public let height: Double

  /// The rectangle of each child in the children's order, in points from the container's upper left
  /// corner, as if text ran from left to right.
  public let frames: [Rectangle]

  /// Takes the height and the rectangle of each child.
  public init(height: Double, frames: [Rectangle]) {
    self.height = height
    self.frames = frames
  }
}
