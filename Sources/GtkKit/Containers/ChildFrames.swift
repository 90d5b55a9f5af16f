import ControlModel

/// The frames of a ``FrameContainer``'s children for one width of the container.
public struct ChildFrames: Hashable, Sendable {
  /// The height that the container needs, in points.
  public let height: Double

  /// The frame of each child, in the order of the children.
  ///
  /// Coordinates are points from the container's upper-left corner, for text that runs from left to
  /// right.
  public let frames: [Rectangle]

  /// Creates a layout from the container's height and the frame of each child.
  public init(height: Double, frames: [Rectangle]) {
    self.height = height
    self.frames = frames
  }
}
