import Controls

/// The shadow that a widget's border throws outward or, when sunken, inward.
public struct BoxShadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color

  /// How far the shadow lies below what throws it, in points; the light comes from above.
  public var drop: Double

  /// Over how many points the shadow fades.
  public var blur: Double

  /// Whether the shadow falls on the inside, as in a pressed button.
  public var isInset: Bool

  /// Makes a shadow from its colour and its geometry.
  public init(color: Color, drop: Double, blur: Double, isInset: Bool) {
    self.color = color
    self.drop = drop
    self.blur = blur
    self.isInset = isInset
  }

  /// The shadow as CSS text.
  var text: String {
    (isInset ? "inset 0 " : "0 ") + CssText.length(drop) + " " + CssText.length(blur) + " "
      + CssText.color(color)
  }
}
