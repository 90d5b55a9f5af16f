/// A part of a picture and the place that it fills, both in points.
public struct ImageSlice: Hashable, Sendable {
  /// The part, in the picture's coordinates.
  public let source: Rectangle

  /// The place, in the coordinates of what is painted.
  public let destination: Rectangle

  /// Makes a slice from a part of a picture and the place that it fills.
  public init(source: Rectangle, destination: Rectangle) {
    self.source = source
    self.destination = destination
  }
}
