import ControlModel

/// The shadow that a widget's border throws outward or, when sunken, inward.
public struct BoxShadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color

  /// How far the shadow lies below what throws it, in points; the light comes from above.
  public var drop: Double

  /// Over how many points the shadow fades.
  public var blur: Double

  /// By how many points the shadow is larger than what throws it; inset, how far it reaches in.
  public var spread: Double

  /// Whether the shadow falls on the inside, as in a pressed button.
  public var isInset: Bool

  /// Makes a shadow from its colour and its geometry.
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
