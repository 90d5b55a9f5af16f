/// A text shadow: a copy of the text in another color, drawn behind the text.
///
/// The shadow has no blur, because the labels in the original write-ups have none.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  public var color: Color

  /// The offset of the shadow from the text, in points.
  public var offset: Point

  /// Creates a shadow with a color and an offset.
  public init(color: Color, offset: Point) {
    self.color = color
    self.offset = offset
  }
}
