/// A part of a picture and the rectangle that it fills, both in points.
public struct ImageSlice: Hashable, Sendable {
  /// The part of the picture, in the picture's coordinates.
  public let source: Rectangle

  /// The rectangle to fill, in the coordinates of the target.
  public let destination: Rectangle

  /// Creates a slice from a part of a picture and the rectangle that it fills.
  public init(source: Rectangle, destination: Rectangle) {
    self.source = source
    self.destination = destination
  }
}
