import ControlModel

/// The appearance of a label.
///
/// Its font and colors are roles, so a change to a role affects every label that uses the role.
public struct LabelStyle: Hashable, Sendable {
  /// A shadow of the text, whose color is a role.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: ColorRole

    /// The offset of the shadow from the text, in points.
    public var offset: Point

    /// Creates a shadow from its color and offset.
    public init(color: ColorRole, offset: Point) {
      self.color = color
      self.offset = offset
    }
  }

  /// The font, without its size.
  public var font: FontRole

  /// The font size, in points.
  public var fontSize: Double

  /// The color of the text.
  public var color: ColorRole

  /// The shadow of the text, or nil for no shadow.
  public var shadow: Shadow?

  /// The horizontal alignment of the lines in the label.
  public var alignment: TextAlignment

  /// Creates a style.
  ///
  /// By default, the text has no shadow and is aligned to the left.
  public init(
    font: FontRole, fontSize: Double, color: ColorRole, shadow: Shadow? = nil,
    alignment: TextAlignment = .left
  ) {
    self.font = font
    self.fontSize = fontSize
    self.color = color
    self.shadow = shadow
    self.alignment = alignment
  }
}

/// The alignment of a label's lines within its width.
///
/// The view applies the alignment, because GTK 3's CSS has no property for it.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the left edge.
  case left

  /// In the center.
  case center

  /// At the right edge.
  case right
}
