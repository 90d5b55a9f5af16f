import ControlModel
import Theming

/// What the Interface Elements page knows besides its colours and labels.
public enum InterfaceElementsDemo {
  /// What the headline label of the original's example says (WriteUps.md 5.4).
  public static let greeting = "Hello, World"

  /// The frame of the label that is set up by hand, in points (WriteUps.md 5.4).
  public static let handMadeFrame = Rectangle(x: 0, y: 0, width: 320, height: 20)

  /// The whole of what a label by name needs, beside the figures of ``ManualSetting``.
  public static let oneLine = "InterfaceElements.getLabel(.headline)"

  /// What the label that is set up by hand says.
  public static let handMadeText = "Set Up by Hand"

  /// The title of the button that leads back to the theme as it is.
  public static let resetTitle = "Back to Original"

  /// The sentence under the choices of font and colour.
  public static let customizationNote =
    "One change in one place: the font reaches every label in the app's font, the color every"
    + " label and swatch in TextColor, on all pages. The label set up by hand stays behind."

  /// What the page says of the texts that are hard to read in a theme; nil where there are none.
  ///
  /// Each has a line of its own, with the ratio before the name of what stands upon what.
  public static func shortfallsNote(in theme: Theme) -> String? {
    let shortfalls = theme.textShortfalls
    guard !shortfalls.isEmpty else { return nil }
    let least = CssText.number(Contrast.minimumForText)
    let lines = shortfalls.map { "\(Contrast.text(of: $0.ratio))  \($0.name)" }
    return (["Kept as the write-ups have them, though below \(least):1:"] + lines)
      .joined(separator: "\n")
  }

  /// What a screen reader calls the samples together.
  public static let samplesName = "Samples"

  /// The samples in words: what each is called, and how well it is read.
  public static func samplesDescription(in theme: Theme) -> String {
    let handMade = ContrastReading(of: theme.colors[.handMadeText], in: theme)
    let colors = ColorSwatch.all(in: theme).map { swatch in
      [swatch.name, swatch.hexText] + (swatch.contrast.map { [$0.spokenFigures] } ?? [])
    }
    let labels = LabelSample.all(in: theme).map { [$0.text, $0.contrast.spokenFigures] }
    let samples = [[handMadeText, handMade.spokenFigures]] + colors + labels
    return samples.map { $0.joined(separator: ", ") }.joined(separator: "; ")
  }

  /// What a screen reader says of a chosen font or color, or of the way back: the choice, and how well
  /// text in the app's color is read now.
  public static func announcement(ofChoice choice: String, in theme: Theme) -> String {
    let reading = ContrastReading(of: theme.color(.text), in: theme)
    return "\(choice), \(ColorType.text.identifier) \(reading.spokenFigures)"
  }

  /// What a screen reader says first when both choices are taken back.
  public static let resetAnnouncement = "Original font and color"

  /// The title of the choice that leaves the app the theme's own font: the original's family.
  public static func originalFontTitle(in theme: Theme) -> String {
    theme.fonts[.app].families.first ?? ""
  }

  /// The title of the choice that leaves the text the theme's own colour.
  public static let originalColorTitle = "Original"

  /// How the document's classes and constants became ours.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "ISInterfaceElements",
      ours: "InterfaceElements",
      remark: "The class prefix is a module's name in Swift."),
    ConversionNote(
      original: "getColor: BackgroundColor, ForegroundColor, TextColor",
      ours: "InterfaceElements.getColor(_:), ColorType",
      remark: "The theme holds the colors; a number that names none gives black."),
    ConversionNote(
      original: "getLabel: HeadlineLabel, TextLabel, DetailLabel",
      ours: "InterfaceElements.getLabel(_:), LabelType",
      remark: "A GtkLabel with a style class; the one style sheet holds font, color and shadow."),
    ConversionNote(
      original: "APP_FONT, APP_FONT_BOLD",
      ours: "FontRole.app, FontRole.appBold",
      remark: "A list of families that starts with the original's, each role defined once."),
  ]
}
