/// What the style sheet draws of a button in one state, told in roles.
///
/// A button that shows a stretchable picture has a bare surface: the view draws the picture first,
/// and what the surface has of its own lies over it like a veil.
public struct ButtonSurface: Hashable, Sendable {
  /// What the light from above does at the button's edge.
  public enum Relief: Hashable, Sendable {
    /// Nothing.
    case flat

    /// It leaves a shadow under the button, which stands out.
    case raised

    /// It leaves a shadow inside the button, which is pressed in.
    case sunken

    /// It falls all around the button, which lights up.
    case lit
  }

  /// Nothing at all.
  public static let bare = ButtonSurface(fill: .clear)

  /// The upper end of the gradient; equal to ``bottom`` where the fill is of one colour.
  public var top: ColorRole

  /// The lower end of the gradient.
  public var bottom: ColorRole

  /// The colour of the border.
  public var border: ColorRole

  /// What the light from above does at the button's edge.
  public var relief: Relief

  /// Makes a surface with a vertical gradient.
  public init(top: ColorRole, bottom: ColorRole, border: ColorRole, relief: Relief) {
    self.top = top
    self.bottom = bottom
    self.border = border
    self.relief = relief
  }

  /// Makes a surface of one colour.
  public init(fill: ColorRole, border: ColorRole = .clear, relief: Relief = .flat) {
    self.init(top: fill, bottom: fill, border: border, relief: relief)
  }
}
