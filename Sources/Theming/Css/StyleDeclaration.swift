import ControlModel

/// One property of a widget and its value.
///
/// Property and value are one case, so that a value of the wrong kind cannot be written. Only
/// properties that GTK 3.24 knows are here: `width`, `transform`, `filter` and the like are errors
/// there. Colours are values, never names: GTK takes an undefined or cyclic `@name` for white
/// without a word.
public enum StyleDeclaration: Hashable, Sendable, CssWritable {
  /// The colour of text and of symbolic icons.
  case color(Color)

  /// The colour of the caret in an entry.
  case caretColor(Color)

  /// The colour of the second caret, which GTK shows where text of both directions meets.
  case secondaryCaretColor(Color)

  /// The colour under the background image.
  case backgroundColor(Color)

  /// A gradient over the background colour, from a colour at the top to one at the bottom.
  case backgroundGradient(top: Color, bottom: Color)

  /// Nothing over the background colour; Adwaita's buttons hide a colour that comes without this.
  case noBackgroundImage

  /// The width of all four borders, in points.
  case borderWidth(Double)

  /// How all four borders are drawn.
  case borderStyle(LineStyle)

  /// The colour of all four borders.
  case borderColor(Color)

  /// A picture in place of the border, which only ever is taken away.
  case noBorderImage

  /// The radius of all four corners, in points.
  case borderRadius(Double)

  /// The shadow that the border throws, or none.
  case boxShadow(BoxShadow?)

  /// The space between border and content, in points.
  case padding(EdgeInsets)

  /// The least width of the content, in points.
  case minimumWidth(Double)

  /// The least height of the content, in points.
  case minimumHeight(Double)

  /// The font families, the first choice first.
  case fontFamilies([String])

  /// The font size, in points (which are CSS pixels).
  case fontSize(Double)

  /// The font weight.
  case fontWeight(FontDescription.Weight)

  /// The font slant.
  case fontSlant(FontDescription.Slant)

  /// The shadow of the text, or none.
  case textShadow(Shadow?)

  /// The shadow of icons, which only ever is taken away.
  case noIconShadow

  /// The colour of the focus ring.
  case outlineColor(Color)

  /// How the focus ring is drawn.
  case outlineStyle(LineStyle)

  /// The width of the focus ring, in points.
  case outlineWidth(Double)

  /// The distance from the border's outer edge to the focus ring, in points; negative is inwards.
  case outlineOffset(Double)

  /// The radius of the focus ring's corners, in points.
  case outlineRadius(Double)

  /// No change is animated: Adwaita's own 200 ms would turn one frame into twelve.
  case noTransition

  /// A property takes the value of the widget outside.
  case inherited(InheritedProperty)

  /// The properties that a title takes from its button.
  public enum InheritedProperty: String, CaseIterable, Hashable, Sendable {
    /// The colour of the text.
    case color

    /// The shadow of the text.
    case textShadow = "text-shadow"
  }

  /// How a border or focus ring is drawn.
  public enum LineStyle: String, CaseIterable, Hashable, Sendable {
    /// One line without gaps.
    case solid

    /// A line of dashes.
    case dashed
  }

  /// The name of the property as CSS has it.
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
