import ControlModel

/// How a label looks, told in roles, so that a change of one font or colour shows in every label.
public struct LabelStyle: Hashable, Sendable {
  /// A shadow whose colour is a role.
  public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: ColorRole

    /// How far the shadow is moved from the text, in points.
    public var offset: Point

    /// Makes a shadow of a colour, moved by an offset.
    public init(color: ColorRole, offset: Point) {
      self.color = color
      self.offset = offset
    }
  }

  /// The font without its size.
  public var font: FontRole

  /// The font size, in points.
  public var fontSize: Double

  /// The colour of the text.
  public var color: ColorRole

  /// The shadow of the text, or none.
  public var shadow: Shadow?

  /// Where the lines lie in the label's width.
  public var alignment: TextAlignment

  /// Makes a style; text has no shadow and lies at the left unless told otherwise.
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
