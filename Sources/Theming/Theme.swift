import ControlModel

/// Every figure of the gallery's look, by role.
///
/// Labels and buttons are told in roles themselves, so a colour or a font stands in one place, and
/// changing it there shows everywhere.
public struct Theme: Hashable, Sendable {
  /// The name that people see.
  public var name: String

  /// The colours.
  public var colors: RoleTable<ColorRole, Color>

  /// The fonts, without sizes.
  public var fonts: RoleTable<FontRole, FontFace>

  /// The looks of the labels.
  public var labels: RoleTable<LabelRole, LabelStyle>

  /// The looks of the buttons.
  public var buttons: RoleTable<ButtonRole, ButtonStyle>

  /// The width of the line around the stage, in points; it lies inside and takes no room.
  public var stageBorderWidth = 0.0

  /// The width of the focus ring, in points.
  public var focusRingWidth = 2.0

  /// The texts upon pictures among the ``textShortfalls``.
  ///
  /// What lies in the pixels of a picture no rule can tell, so they are measured; a test compares
  /// them with the pictures.
  public var pictureShortfalls: [ContrastShortfall] = []

  /// Makes a theme from its tables, without a line around the stage.
  public init(
    name: String,
    colors: RoleTable<ColorRole, Color>,
    fonts: RoleTable<FontRole, FontFace>,
    labels: RoleTable<LabelRole, LabelStyle>,
    buttons: RoleTable<ButtonRole, ButtonStyle>
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.labels = labels
    self.buttons = buttons
  }
}
