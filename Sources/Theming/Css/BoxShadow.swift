import ControlModel

/// A shadow of a widget's border, outside the border or, if inset, inside it.
public struct BoxShadow: Hashable, Sendable {
  /// The color of the shadow.
  public var color: Color

  /// The vertical offset of the shadow, in points.
  ///
  /// A positive value moves the shadow down.
  public var drop: Double

  /// The distance over which the shadow fades, in points.
  public var blur: Double

  /// The distance by which the shadow extends outward from the border or, if inset, inward, in
  /// points.
  public var spread: Double

  /// Whether the shadow is inside the border, as in a pressed button.
  public var isInset: Bool

  /// Creates a shadow from its color and its geometry.
  public init(color: Color, drop: Double, blur: Double, spread: Double = 0, isInset: Bool) {
    self.color = color
    self.drop = drop
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }

  /// The shadow as CSS text.
  var text: String {
    let lengths = CssText.length(drop) + " " + CssText.length(blur)
    return (isInset ? "inset 0 " : "0 ") + lengths
      + (spread == 0 ? " " : " " + CssText.length(spread) + " ") + CssText.color(color)
  }
}
