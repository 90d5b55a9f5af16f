import ControlModel

/// How a button looks in each of its states, told in roles.
public struct ButtonStyle: Hashable, Sendable {
  /// UIKit's type of the button, which brings defaults of its own.
  public var type: ButtonType

  /// The font of the title without its size.
  public var font = FontRole.buttonTitle

  /// The size of the title, in points.
  public var fontSize = 15.0

  /// The colours of the title; where the table is silent, the type's default shows.
  public var titleColors: StateTable<ColorRole> = [:]

  /// The stretchable pictures that the view draws behind the title.
  public var pictures: StateTable<StretchableImage> = [:]

  /// Whether a picture that stands in for the one of the highlighted state is darkened, as UIKit's
  /// `adjustsImageWhenHighlighted` has it; without it the surface has to show the press.
  public var adjustsImageWhenHighlighted = true

  /// The picture in the middle, where it is not the one that makes the type.
  public var images: StateTable<ImageName> = [:]

  /// What the style sheet draws.
  public var surfaces: StateTable<ButtonSurface> = [.normal: .bare]

  /// What the style sheet draws while the pointer rests on the button and does not press it.
  public var hoveredSurfaces: StateTable<ButtonSurface> = [.normal: ButtonSurface(fill: .hoverVeil)]

  /// The radius of the corners, in points.
  public var cornerRadius = 0.0

  /// The width of the border, in points; it takes room in every state.
  public var borderWidth = 0.0

  /// How the border is drawn.
  public var borderLine = StyleDeclaration.LineStyle.solid

  /// The least size of the button with its border, in points.
  public var minimumSize = Size.zero

  /// The space between the border and the title or picture, in points.
  ///
  /// It counts in the size that the button asks for, as UIKit's `contentEdgeInsets` do and its
  /// `titleEdgeInsets` do not (UIKitRules.md R27).
  public var contentEdgeInsets = EdgeInsets.zero

  /// The distance from the button's edge to the focus ring, in points; negative is inwards.
  public var focusRingOffset = 2.0

  /// Makes a bare style: nothing is drawn but a title, and a veil while the pointer rests on it.
  public init(type: ButtonType) {
    self.type = type
  }
}
