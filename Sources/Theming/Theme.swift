import ControlModel

/// The complete look of the gallery: every color, font, label style, and button style, by role.
///
/// ```swift
/// var theme = Theme.light
/// theme.colors[.text] = Color(bytes: 0x10, 0x14, 0x1c)
/// theme.labels[.headline].fontSize = 18
/// theme.buttons[.standard].cornerRadius = 4
/// let font = theme.font(of: .headline)  // the app's bold font, 18 points
/// let css = theme.styleSheet.text       // the CSS for GTK
/// ```
///
/// A role is the purpose of a color, font, label, or button, such as ``ColorRole/background``. A
/// view looks up values by role and doesn't define any itself. The styles of labels and buttons use
/// roles, too. Therefore, each color and font is defined in one place, and a change to it takes
/// effect everywhere.
///
/// - A theme is a value. Changing a copy doesn't change the built-in themes ``classic``, ``light``,
///   ``dark``, and ``highContrast``.
/// - A table has a value for every role, so a lookup can't fail.
/// - A theme accepts any colors. Check the result with ``contrastPairs(on:)``.
/// - Round buttons have their own colors. See ``RoundButtonStyle``.
public struct Theme: Hashable, Sendable {
  /// The theme's name, as users see it.
  public var name: String

  /// The color of each role.
  public var colors: RoleTable<ColorRole, Color>

  /// The font of each role, without its size.
  public var fonts: RoleTable<FontRole, FontFace>

  /// The style of each label.
  public var labels: RoleTable<LabelRole, LabelStyle>

  /// The style of each button.
  public var buttons: RoleTable<ButtonRole, ButtonStyle>

  /// The width of the line around the stage, in points.
  ///
  /// The line is inside the stage and occupies no space.
  public var stageBorderWidth = 0.0

  /// The width of the focus ring, in points.
  public var focusRingWidth = 2.0

  /// The part of ``textShortfalls(on:)`` that is text on pictures.
  ///
  /// The contrast on a picture depends on its pixels, so these ratios were measured. A test
  /// compares them with the pictures.
  public var pictureShortfalls: [ContrastShortfall] = []

  /// Creates a theme from its tables, without a line around the stage.
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
