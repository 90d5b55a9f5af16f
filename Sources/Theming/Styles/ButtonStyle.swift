import ControlModel

/// The values that a theme defines for a button.
///
/// Fonts and colors are roles of the theme. The style sheet reads the font and the shape from this
/// structure. For the colors and pictures of each state, the style sheet and the views read the
/// ``ButtonLook`` that ``Theme/look(of:)`` makes from it.
public struct ButtonStyle: Hashable, Sendable {
  /// The UIKit type of the button, which determines the default values.
  public var type: ButtonType

  /// The font of the title, without its size.
  public var font = FontRole.buttonTitle

  /// The size of the title, in points.
  public var fontSize = 15.0

  /// The colors of the title.
  ///
  /// A state without a color uses the color of the normal state. If the normal state has no color
  /// either, the type's default is used.
  public var titleColors: StateTable<ColorRole> = [:]

  /// The stretchable pictures that the view draws behind the title.
  public var pictures: StateTable<StretchableImage> = [:]

  /// Whether the picture is darkened in a highlighted state without its own picture, as with
  /// UIKit's `adjustsImageWhenHighlighted`.
  ///
  /// If this is false, the surface has to show that the button is pressed.
  public var adjustsImageWhenHighlighted = true

  /// The pictures in the center, for states that don't use the default picture of the type.
  public var images: StateTable<ImageName> = [:]

  /// The surface that the style sheet draws in each state.
  public var surfaces: StateTable<ButtonSurface> = [.normal: .bare]

  /// The surface that the style sheet draws while the pointer is over the button without pressing
  /// it.
  public var hoveredSurfaces: StateTable<ButtonSurface> = [.normal: ButtonSurface(fill: .hoverVeil)]

  /// The radius of the corners, in points.
  public var cornerRadius = 0.0

  /// The width of the border, in points.
  ///
  /// The border occupies space in every state, even if its color is clear.
  public var borderWidth = 0.0

  /// The line style of the border.
  public var borderLine = StyleDeclaration.LineStyle.solid

  /// The minimum size of the button including its border, in points.
  public var minimumSize = Size.zero

  /// The space between the border and the title or picture, in points.
  ///
  /// The insets are part of the size that the button requests. This is true of UIKit's
  /// `contentEdgeInsets`, but not of its `titleEdgeInsets` (UIKitRules.md R27).
  public var contentEdgeInsets = EdgeInsets.zero

  /// The distance from the button's edge to the focus ring, in points.
  ///
  /// If the distance is negative, the ring is inside the edge.
  public var focusRingOffset = 2.0

  /// Creates a style that draws only a title, with an overlay while the pointer is over the button.
  public init(type: ButtonType) {
    self.type = type
  }
}
