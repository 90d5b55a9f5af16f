import ControlModel
import Theming

/// The strings and sizes of the Interface Elements page.
public enum InterfaceElementsDemo {
  /// The string in the headline label of the original's example (WriteUps.md 5.4).
  public static let greeting = "Hello, World"

  /// The frame of the label that is set up by hand, in points (WriteUps.md 5.4).
  public static let handMadeFrame = Rectangle(x: 0, y: 0, width: 320, height: 20)

  /// The complete code that requests a label by name, shown beside the properties that are
  /// otherwise set by hand.
  public static let oneLine = "InterfaceElements.getLabel(.headline)"

  /// The string in the label that is set up by hand.
  public static let handMadeText = "Set Up by Hand"

  /// The title of the button that restores the theme's own font and color.
  public static let resetTitle = "Back to Original"

  /// The note under the choices of font and color.
  public static let customizationNote =
    "Each choice is one change in one place, but affects all pages: the font changes every label in"
    + " the app's font, and the color every label and swatch in TextColor. The label that is set up"
    + " by hand doesn't change."

  /// Returns a note on the text that has too little contrast in a theme, or nil if all text has
  /// enough.
  ///
  /// After the first line, each line has a contrast ratio, followed by a description of the text
  /// and its background.
  public static func shortfallsNote(in theme: Theme) -> String? {
    let shortfalls = theme.textShortfalls(on: .gallery)
    guard !shortfalls.isEmpty else { return nil }
    let minimum = CssText.number(Contrast.minimumForText)
    let lines = shortfalls.map { "\(Contrast.text(of: $0.ratio))  \($0.name)" }
    return (["Text in the colors of the write-ups with a contrast below \(minimum):1:"] + lines)
      .joined(separator: "\n")
  }

  /// The accessible name of the group of samples.
  public static let samplesName = "Samples"

  /// Returns a description of the samples: their names and contrast ratios.
  public static func samplesDescription(in theme: Theme) -> String {
    let handMade = ContrastReading(of: theme.colors[.handMadeText], in: theme)
    let colors = ColorSwatch.all(in: theme).map { swatch in
      [swatch.name, swatch.hexText] + (swatch.contrast.map { [$0.spokenText] } ?? [])
    }
    let labels = LabelSample.all(in: theme).map { [$0.text, $0.contrast.spokenText] }
    let samples = [[handMadeText, handMade.spokenText]] + colors + labels
    return samples.map { $0.joined(separator: ", ") }.joined(separator: "; ")
  }

  /// Returns the announcement after the user chooses a font or color, or resets both: the choice,
  /// and the contrast of the text color.
  public static func announcement(ofChoice choice: String, in theme: Theme) -> String {
    let reading = ContrastReading(of: theme.color(.text), in: theme)
    return "\(choice), \(ColorType.text.identifier) \(reading.spokenText)"
  }

  /// The start of the announcement after the user resets both choices.
  public static let resetAnnouncement = "Original font and color"

  /// Returns the title of the choice that uses the theme's own app font: the name of the font's
  /// first family.
  public static func originalFontTitle(in theme: Theme) -> String {
    theme.fonts[.app].families.first ?? ""
  }

  /// The title of the choice that uses the theme's own text color.
  public static let originalColorTitle = "Original"

  /// The original's classes and constants, each with its counterpart in this project.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "ISInterfaceElements",
      ours: "InterfaceElements",
      remark: "In Swift, the module's name replaces the class prefix."),
    ConversionNote(
      original: "getColor: BackgroundColor, ForegroundColor, TextColor",
      ours: "InterfaceElements.getColor(_:), ColorType",
      remark: "The theme defines the colors. A number without a color gives black."),
    ConversionNote(
      original: "getLabel: HeadlineLabel, TextLabel, DetailLabel",
      ours: "InterfaceElements.getLabel(_:), LabelType",
      remark: "A GtkLabel with a style class. The style sheet sets its font, color, and shadow."),
    ConversionNote(
      original: "APP_FONT, APP_FONT_BOLD",
      ours: "FontRole.app, FontRole.appBold",
      remark: "Each role is defined once, as a list of families that begins with the original's."),
  ]
}
