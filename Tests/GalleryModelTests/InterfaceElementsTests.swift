import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The Interface Elements page")
struct InterfaceElementsTests {
  private let theme = Theme.classic

  @Test(
    "The color types have the write-up's numbers, names, and values.",
    arguments: [
      (ColorType.background, 0, "BackgroundColor", "#2d3c3f"),
      (.foreground, 1, "ForegroundColor", "#627376"), (.text, 2, "TextColor", "#dddddd"),
    ])
  func colorTypes(
    type: ColorType, number: Int, name: String, hexText: String
  ) {
    #expect(type.rawValue == number)
    let swatch = ColorSwatch(type, in: theme)
    #expect(swatch.name == name)
    #expect(swatch.hexText == hexText)
    #expect(theme.color(rawValue: number) == theme.color(type))
    #expect(swatch.color == theme.color(type))
  }

  @Test("The description of the samples has their names, values, and contrasts.")
  func samplesDescription() {
    #expect(
      InterfaceElementsDemo.samplesDescription(in: theme)
        == "Set Up by Hand, contrast 2.35 to 1, below 4.5 to 1; BackgroundColor, #2d3c3f;"
        + " ForegroundColor, #627376, contrast 2.31 to 1, below 4.5 to 1;"
        + " TextColor, #dddddd, contrast 8.45 to 1; HeadlineLabel, contrast 8.45 to 1;"
        + " TextLabel, contrast 11.47 to 1; DetailLabel, contrast 1.53 to 1, below 4.5 to 1")
    #expect(
      InterfaceElementsDemo.announcement(ofChoice: "Original", in: theme)
        == "Original, TextColor contrast 8.45 to 1")
  }

  @Test(
    "A number without a color type gives black.", arguments: [-1, 3, 4, 5, 6, Int.min, Int.max])
  func unknownNumber(number: Int) {
    #expect(theme.color(rawValue: number) == .black)
  }

  @Test(
    "The label types have the write-up's numbers and names.",
    arguments: [
      (LabelType.headline, 3, "HeadlineLabel", LabelRole.headline), (.text, 4, "TextLabel", .text),
      (.detail, 5, "DetailLabel", .detail),
    ])
  func labelTypes(
    type: LabelType, number: Int, name: String, role: LabelRole
  ) {
    #expect(type.rawValue == number)
    #expect(type.identifier == name)
    #expect(LabelSample(type, in: theme).text == name)
    #expect(type.role == role)
  }

  @Test("Colors and labels share no number.")
  func numbers() {
    let numbers = ColorType.allCases.map(\.rawValue) + LabelType.allCases.map(\.rawValue)
    #expect(numbers == Array(0...5))
  }

  // MARK: Contrast

  @Test("Each swatch but the background's has its contrast with the background.")
  func swatches() {
    let swatches = ColorSwatch.all(in: theme)
    #expect(swatches.map(\.type) == ColorType.allCases)
    #expect(swatches.map { $0.contrast?.text } == [nil, "2.31:1", "8.45:1"])
    #expect(swatches.map { $0.contrast?.isTooLowForText } == [nil, true, false])
  }

  @Test("The detail is the only label with too low a contrast.")
  func labelContrasts() {
    let samples = LabelSample.all(in: theme)
    #expect(samples.map(\.type) == LabelType.allCases)
    #expect(samples.map(\.contrast.isTooLowForText) == [false, false, true])
    #expect(samples.map(\.contrast.text) == ["8.45:1", "11.47:1", "1.53:1"])
  }

  @Test("A ratio is rounded down.")
  func roundedDown() throws {
    for level in 0...1000 {
      let reading = ContrastReading(of: Color(white: Double(level) / 1000), in: theme)
      #expect(reading.text.hasSuffix(":1"))
      let shown = try #require(Double(reading.text.dropLast(2)))
      #expect(shown <= reading.ratio + 1e-9 && reading.ratio < shown + 0.01, "\(reading)")
    }
  }

  @Test(
    "A contrast reading has two decimals.",
    arguments: [(Color.white, "1.00:1", true), (.black, "21.00:1", false)])
  func decimals(color: Color, text: String, isTooLow: Bool) {
    var theme = theme
    theme.colors[.background] = .white
    let reading = ContrastReading(of: color, in: theme)
    #expect(reading.text == text)
    #expect(reading.isTooLowForText == isTooLow)
  }

  @Test("A contrast that is too low is marked, and occurs only in classic.")
  func marks() {
    #expect(
      ColorSwatch.all(in: theme).map(\.summary) == [
        "#2d3c3f", "#627376 · 2.31:1, below 4.5:1", "#dddddd · 8.45:1",
      ])
    #expect(LabelSample(.detail, in: theme).contrast.summary == "1.53:1, below 4.5:1")
    for name in ThemeName.allCases where name != .classic {
      let texts =
        ColorSwatch.all(in: name.theme).map(\.summary)
        + LabelSample.all(in: name.theme).map(\.contrast.summary)
      #expect(!texts.contains { $0.contains("below") }, "\(name)")
    }
  }

  @Test("The list of texts with too low a contrast is empty in all themes but classic.")
  func shortfalls() {
    #expect(
      InterfaceElementsDemo.shortfallsNote(in: theme) == """
        Text in the colors of the write-ups with a contrast below 4.5:1:
        1.53:1  Detail label on the stage
        2.35:1  Label set up by hand on the stage
        3.97:1  Title of the round button on its face
        3.97:1  Title of the round button on its face after a tap
        2.60:1  Title of the pretty button on its picture while disabled
        2.09:1  Title of the pretty button on its picture while highlighted and selected
        2.60:1  Title of the pretty button on its picture while disabled and selected
        """)
    for name in ThemeName.allCases where name != .classic {
      #expect(InterfaceElementsDemo.shortfallsNote(in: name.theme) == nil, "\(name)")
    }
  }

  @Test("The list of texts with too low a contrast contains no identifier of the program.")
  func plainWords() throws {
    let note = try #require(InterfaceElementsDemo.shortfallsNote(in: theme))
    #expect(note.firstMatch(of: /[a-z][A-Z]|[a-zA-Z]\.[a-zA-Z]|[_+]/) == nil, "\(note)")
  }

  // MARK: Manual label

  @Test("The manual label needs six settings.")
  func manualSettings() {
    #expect(
      ManualSetting.all(in: theme).map { "\($0.property): \($0.value)" } == [
        "frame: 0, 0, 320, 20", "font: Helvetica 14", "textAlignment: center",
        "textColor: 0.2, 0.5, 0.3", "shadowColor: #555555", "shadowOffset: 0, 1",
      ])
    #expect(InterfaceElementsDemo.greeting == "Hello, World")
  }

  @Test("An invisible shadow is called clear.")
  func clearShadow() {
    let settings = ManualSetting.all(in: .highContrast)
    #expect(settings.contains { ($0.property, $0.value) == ("shadowColor", "clear") })
  }

  @Test("The color of the manual label is shown in thousandths.")
  func thousandths() {
    var theme = theme
    theme.colors[.handMadeText] = Color(red: 0.123_44, green: 0.987_65, blue: 0.000_6)
    let settings = ManualSetting.all(in: theme)
    #expect(settings.first { $0.property == "textColor" }?.value == "0.123, 0.988, 0.001")
  }

  @Test("The font of a theme without font families has no name.")
  func noFamilies() {
    var theme = theme
    theme.fonts[.handMade].families = []
    theme.fonts[.app].families = []
    #expect(ManualSetting.all(in: theme).first { $0.property == "font" }?.value == " 14")
    #expect(InterfaceElementsDemo.originalFontTitle(in: theme) == "")
  }

  @Test("A manual label without a shadow has no shadow settings.")
  func noShadow() {
    var theme = theme
    theme.labels[.handMade].shadow = nil
    #expect(ManualSetting.all(in: theme).count == 4)
  }
}
