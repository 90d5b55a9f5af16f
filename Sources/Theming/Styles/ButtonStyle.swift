import ControlModel

/// The appearance of a button in each of its states.
///
/// Fonts and colors are roles of the theme.
public struct ButtonStyle: Hashable, Sendable {
  /// The UIKit type of the button, which has its own defaults.
  public var type: ButtonType

  /// The font of the title, without its size.
  public var font = FontRole.buttonTitle

  /// The size of the title, in points.
  public var fontSize = 15.0

  /// The colors of the title.
  ///
  /// A state without a color uses the color of the normal state, or else the default of the type.
  public var titleColors: StateTable<ColorRole> = [:]

  /// The stretchable pictures that the view draws behind the title.
  public var pictures: StateTable<StretchableImage> = [:]

  /// Whether the picture is darkened in a highlighted state that has no picture of its own, as with
  /// UIKit's `adjustsImageWhenHighlighted`.
  ///
  /// If false, the surface has to show the press.
  public var adjustsImageWhenHighlighted = true

  /// The picture in the center, if it is not the default picture of the type.
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
  /// The border occupies space in every state.
  public var borderWidth = 0.0

  /// The line style of the border.
  public var borderLine = StyleDeclaration.LineStyle.solid

  /// The minimum size of the button with its border, in points.
  public var minimumSize = Size.zero

  /// The space between the border and the title or picture, in points.
  ///
  /// The insets are part of the size that the button requests, as with UIKit's `contentEdgeInsets`
  /// but not its `titleEdgeInsets` (UIKitRules.md R27).
  public var contentEdgeInsets = EdgeInsets.zero

  /// The distance from the button's edge to the focus ring, in points.
  ///
  /// If negative, the ring is inside.
  public var focusRingOffset = 2.0

  /// Creates a style that draws only a title, and an overlay while the pointer is over the button.
  public init(type: ButtonType) {
    self.type = type
  }
}
