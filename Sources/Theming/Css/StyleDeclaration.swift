import ControlModel

/// A CSS property of a widget and its value.
///
/// Each case combines a property with its value, so a value of the wrong type can't be written. The
/// only cases are properties that GTK 3.24 supports. GTK reports an error for an unsupported
/// property, such as `width`, `transform`, or `filter`. Colors are always values and never names,
/// because GTK silently uses white for an undefined or cyclic `@name`.
public enum StyleDeclaration: Hashable, Sendable, CssWritable {
  /// The color of text and of symbolic icons.
  case color(Color)

  /// The color of the caret in an entry.
  case caretColor(Color)

  /// The color of the second caret, which GTK shows where text changes direction.
  case secondaryCaretColor(Color)

  /// The color behind the background image.
  case backgroundColor(Color)

  /// A vertical gradient in front of the background color.
  case backgroundGradient(top: Color, bottom: Color)

  /// No image in front of the background color.
  ///
  /// Without this declaration, the background image of Adwaita's buttons hides the color.
  case noBackgroundImage

  /// The width of the border on all four sides, in points.
  case borderWidth(Double)

  /// The line style of the border on all four sides.
  case borderStyle(LineStyle)

  /// The color of the border on all four sides.
  case borderColor(Color)

  /// No picture instead of the border.
  ///
  /// No other case sets this property, so a sheet can't set a border picture.
  case noBorderImage

  /// The radius of all four corners, in points.
  case borderRadius(Double)

  /// The shadow of the border, or nil for no shadow.
  case boxShadow(BoxShadow?)

  /// The space between the border and the content, in points.
  case padding(EdgeInsets)

  /// The minimum width of the content, in points.
  case minimumWidth(Double)

  /// The minimum height of the content, in points.
  case minimumHeight(Double)

  /// The font families, in order of preference.
  case fontFamilies([String])

  /// The font size, in points, which equal CSS pixels.
  case fontSize(Double)

  /// The font weight.
  case fontWeight(FontDescription.Weight)

  /// The font slant.
  case fontSlant(FontDescription.Slant)

  /// The shadow of the text, or nil for no shadow.
  case textShadow(Shadow?)

  /// No icon shadow.
  ///
  /// No other case sets this property, so a sheet can't set an icon shadow.
  case noIconShadow

  /// The color of the focus ring.
  case outlineColor(Color)

  /// The line style of the focus ring.
  case outlineStyle(LineStyle)

  /// The width of the focus ring, in points.
  case outlineWidth(Double)

  /// The distance from the border's outer edge to the focus ring, in points.
  ///
  /// If the distance is negative, the ring is inside the edge.
  case outlineOffset(Double)

  /// The radius of the focus ring's corners, in points.
  case outlineRadius(Double)

  /// No animated changes.
  ///
  /// With Adwaita's transition of 200 ms, GTK draws about twelve frames for a change instead of
  /// one.
  case noTransition

  /// The value of the same property of the enclosing widget.
  case inherited(InheritedProperty)

  /// A property that a title inherits from its button.
  public enum InheritedProperty: String, CaseIterable, Hashable, Sendable {
    /// The color of the text.
    case color

    /// The shadow of the text.
    case textShadow = "text-shadow"
  }

  /// The line style of a border or focus ring.
  public enum LineStyle: String, CaseIterable, Hashable, Sendable {
    /// One line without gaps.
    case solid

    /// A line of dashes.
    case dashed
  }

  /// The name of the property in CSS.
  public var property: String {
    switch self {
    case .color: "color"
    case .caretColor: "caret-color"
    case .secondaryCaretColor: "-gtk-secondary-caret-color"
    case .backgroundColor: "background-color"
    case .backgroundGradient, .noBackgroundImage: "background-image"
    case .borderWidth: "border-width"
    case .borderStyle: "border-style"
    case .borderColor: "border-color"
    case .noBorderImage: "border-image"
    case .borderRadius: "border-radius"
    case .boxShadow: "box-shadow"
    case .padding: "padding"
    case .minimumWidth: "min-width"
    case .minimumHeight: "min-height"
    case .fontFamilies: "font-family"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .fontSlant: "font-style"
    case .textShadow: "text-shadow"
    case .noIconShadow: "-gtk-icon-shadow"
    case .outlineColor: "outline-color"
    case .outlineStyle: "outline-style"
    case .outlineWidth: "outline-width"
    case .outlineOffset: "outline-offset"
    case .outlineRadius: "-gtk-outline-radius"
    case .noTransition: "transition"
    case .inherited(let property): property.rawValue
    }
  }

  /// The value as CSS text.
  public var value: String {
    switch self {
    case .color(let color), .caretColor(let color), .secondaryCaretColor(let color),
      .backgroundColor(let color), .borderColor(let color), .outlineColor(let color):
      CssText.color(color)
    case .backgroundGradient(let top, let bottom):
      "linear-gradient(to bottom, " + CssText.color(top) + ", " + CssText.color(bottom) + ")"
    case .borderWidth(let length), .borderRadius(let length), .minimumWidth(let length),
      .minimumHeight(let length), .fontSize(let length), .outlineWidth(let length),
      .outlineOffset(let length), .outlineRadius(let length):
      CssText.length(length)
    case .borderStyle(let style), .outlineStyle(let style): style.rawValue
    case .boxShadow(let shadow): shadow?.text ?? "none"
    case .padding(let insets):
      CssText.length(insets.top) + " " + CssText.length(insets.right) + " "
        + CssText.length(insets.bottom) + " " + CssText.length(insets.left)
    case .fontFamilies(let families): CssText.fontFamilies(families)
    case .fontWeight(.regular): "normal"
    case .fontWeight(.bold): "bold"
    case .fontSlant(.upright): "normal"
    case .fontSlant(.italic): "italic"
    case .textShadow(let shadow): shadow.map(CssText.shadow) ?? "none"
    case .noBackgroundImage, .noBorderImage, .noIconShadow, .noTransition: "none"
    case .inherited: "inherit"
    }
  }

  /// Appends the declaration as CSS text, without a semicolon.
  public func write(to text: inout String) {
    text += property
    text += ": "
    text += value
  }
}
