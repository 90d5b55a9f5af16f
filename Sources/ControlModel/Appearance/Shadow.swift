/// The shadow of a text: the text once more, in another colour, under the text.
///
/// It has no blur, since the labels of the original write-ups have none.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color

  /// How far the shadow is moved from the text, in points.
  public var offset: Point

  /// Makes a shadow of a colour, moved by an offset.
  public init(color: Color, offset: Point) {
    self.color = color
    self.offset = offset
  }
}
