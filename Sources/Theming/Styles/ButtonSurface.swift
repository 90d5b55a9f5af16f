/// The fill, border, and relief that the style sheet draws for a button in one state.
///
/// All colors are roles. On a button with a stretchable picture, the surface is an overlay on the
/// picture, and is therefore bare or translucent.
public struct ButtonSurface: Hashable, Sendable {
  /// The shadow or glow at the button's edge.
  public enum Relief: Hashable, Sendable {
    /// No shadow.
    case flat

    /// A shadow below the button, which makes the button look raised.
    case raised

    /// A shadow inside the button, which makes the button look pressed.
    case sunken

    /// A glow around the button.
    case lit
  }

  /// A surface that draws nothing.
  public static let bare = ButtonSurface(fill: .clear)

  /// The color at the top of the gradient.
  ///
  /// The color equals ``bottom`` if the fill is a single color.
  public var top: ColorRole

  /// The color at the bottom of the gradient.
  public var bottom: ColorRole

  /// The color of the border.
  public var border: ColorRole

  /// The shadow or glow at the button's edge.
  public var relief: Relief

  /// Creates a surface with a vertical gradient.
  public init(top: ColorRole, bottom: ColorRole, border: ColorRole, relief: Relief) {
    self.top = top
    self.bottom = bottom
    self.border = border
    self.relief = relief
  }

  /// Creates a surface with a single color.
  public init(fill: ColorRole, border: ColorRole = .clear, relief: Relief = .flat) {
    self.init(top: fill, bottom: fill, border: border, relief: relief)
  }
}
