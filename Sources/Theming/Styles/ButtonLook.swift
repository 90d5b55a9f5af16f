import ControlModel

/// The look of a button in each of its states, as UIKit's rules determine it from the button's
/// style and the colors of a theme.
///
/// ```swift
/// let look = Theme.classic.look(of: .pretty)
/// look[.highlighted].picture?.value.name  // "hover"
/// look[.disabled].picture?.source         // .normal
/// look[.disabled].pictureAdjustment       // .halfOpacity
/// ```
///
/// The style sheet reads the title color and the surface of each state, and the view reads the
/// pictures. Each value has a source: the state itself, the normal state, or a default
/// (UIKitRules.md R1, R2, and R7). The look doesn't contain titles, which belong to the button.
public struct ButtonLook: Hashable, Sendable {
  /// The look of a button in one state.
  public struct StateLook: Hashable, Sendable {
    /// The color of the title.
    public let titleColor: StateTable<Color>.Match

    /// The surface that the style sheet draws.
    public let surface: StateTable<ButtonSurface>.Match

    /// The stretchable picture behind the title, or nil if there is none.
    public let picture: StateTable<StretchableImage>.Match?

    /// The adjustment of the stretchable picture.
    public let pictureAdjustment: ImageAdjustment

    /// The picture in the center of the button, or nil if there is none.
    ///
    /// UIKit shows this picture beside the title. Here, a button has either a picture or a title.
    public let image: StateTable<ImageName>.Match?

    /// The adjustment of the picture in the center.
    public let imageAdjustment: ImageAdjustment
  }

  /// The UIKit type of the button.
  ///
  /// As in UIKit, the type of a button never changes (UIKitRules.md R7).
  public let type: ButtonType

  /// Whether a picture is darkened in a highlighted state without its own picture.
  public let adjustsImageWhenHighlighted: Bool

  // The looks, indexed by the raw value of the state.
  private let states: [StateLook]
  private let hoveredSurfaces: StateTable<ButtonSurface>

  /// Creates the look of a style in the colors of a theme.
  init(_ style: ButtonStyle, colors: RoleTable<ColorRole, Color>) {
    type = style.type
    adjustsImageWhenHighlighted = style.adjustsImageWhenHighlighted
    hoveredSurfaces = style.hoveredSurfaces
    states = ControlState.allMasks.map { StateLook(of: style, in: $0, colors: colors) }
  }

  /// The look in the given state.
  public subscript(state: ControlState) -> StateLook { states[Int(state.rawValue)] }

  /// Returns the surface that the style sheet draws in a state while the pointer is over the
  /// button, or nil if hovering has no effect.
  ///
  /// Hovering affects only an enabled button that isn't pressed.
  public func hoveredSurface(in state: ControlState) -> ButtonSurface? {
    guard state.isDisjoint(with: [.highlighted, .disabled]) else { return nil }
    return hoveredSurfaces.resolve(state)?.value
  }
}

extension ButtonLook.StateLook {
  fileprivate init(
    of style: ButtonStyle, in state: ControlState, colors: RoleTable<ColorRole, Color>
  ) {
    func adjustment(from source: StateSource?) -> ImageAdjustment {
      ImageAdjustment(
        ofPictureFrom: source ?? .default, in: state,
        adjustsWhenHighlighted: style.adjustsImageWhenHighlighted)
    }
    titleColor =
      style.titleColors.resolve(state).map { .init(value: colors[$0.value], source: $0.source) }
      ?? .init(value: style.type.defaultTitleColor(tint: colors[.tint]), source: .default)
    surface = style.surfaces.resolve(state, default: .bare)
    picture = style.pictures.resolve(state)
    pictureAdjustment = adjustment(from: picture?.source)
    image = style.images.resolve(state, default: style.type.defaultImage)
    imageAdjustment = adjustment(from: image?.source)
  }
}
