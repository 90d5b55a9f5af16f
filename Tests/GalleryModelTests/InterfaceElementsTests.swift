import ControlModel
import GalleryModel
import Testing
import Theming

@Suite struct InterfaceElementsTests {
  private let theme = Theme.classic

  @Test(arguments: [
    (ColorType.background, 0, "BackgroundColor", "#2d3c3f"),
    (.foreground, 1, "ForegroundColor", "#627376"), (.text, 2, "TextColor", "#dddddd"),
  ])
  func coloursHaveTheDocumentsNumbersNamesAndFigures(
    type: ColorType, number: Int, name: String, hexText: String
  ) {
    #expect(type.rawValue == number)
    let swatch = ColorSwatch(type, in: theme)
    #expect(swatch.name == name)
    #expect(swatch.hexText == hexText)
    #expect(theme.color(rawValue: number) == theme.color(type))
    #expect(swatch.color == theme.color(type))
  }

  @Test func theSamplesAreToldInWords() {
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

  @Test(arguments: [-1, 3, 4, 5, 6, Int.min, Int.max])
  func aNumberThatNamesNoColourIsBlack(number: Int) {
    #expect(theme.color(rawValue: number) == .black)
  }

  @Test(arguments: [
    (LabelType.headline, 3, "HeadlineLabel", LabelRole.headline), (.text, 4, "TextLabel", .text),
    (.detail, 5, "DetailLabel", .detail),
  ])
  func labelsHaveTheDocumentsNumbersAndNames(
    type: LabelType, number: Int, name: String, role: LabelRole
  ) {
    #expect(type.rawValue == number)
    #expect(type.identifier == name)
    #expect(LabelSample(type, in: theme).text == name)
    #expect(type.role == role)
  }

  @Test func coloursAndLabelsShareNoNumber() {
    let numbers = ColorType.allCases.map(\.rawValue) + LabelType.allCases.map(\.rawValue)
    #expect(numbers == Array(0...5))
  }

  // MARK: Contrast

  @Test func swatchesSayHowTheyStandOutFromTheBackground() {
    let swatches = ColorSwatch.all(in: theme)
    #expect(swatches.map(\.type) == ColorType.allCases)
    #expect(swatches.map { $0.contrast?.text } == [nil, "2.31:1", "8.45:1"])
    #expect(swatches.map { $0.contrast?.isTooLowForText } == [nil, true, false])
  }

  @Test func theDetailIsTheOneLabelThatIsHardToRead() {
    let samples = LabelSample.all(in: theme)
    #expect(samples.map(\.type) == LabelType.allCases)
    #expect(samples.map(\.contrast.isTooLowForText) == [false, false, true])
    #expect(samples.map(\.contrast.text) == ["8.45:1", "11.47:1", "1.53:1"])
  }

  @Test func aRatioIsCutOffAndNotRounded() throws {
    for level in 0...1000 {
      let reading = ContrastReading(of: Color(white: Double(level) / 1000), in: theme)
      #expect(reading.text.hasSuffix(":1"))
      let shown = try #require(Double(reading.text.dropLast(2)))
      #expect(shown <= reading.ratio + 1e-9 && reading.ratio < shown + 0.01, "\(reading)")
    }
  }

  @Test(arguments: [(Color.white, "1.00:1", true), (.black, "21.00:1", false)])
  func readingsHaveTwoDecimals(color: Color, text: String, isTooLow: Bool) {
    var theme = theme
    theme.colors[.background] = .white
    let reading = ContrastReading(of: color, in: theme)
    #expect(reading.text == text)
    #expect(reading.isTooLowForText == isTooLow)
  }

  @Test func whatIsTooLowIsMarkedInClassicAndNowhereElse() {
    #expect(
      ColorSwatch.all(in: theme).map(\.figures) == [
        "#2d3c3f", "#627376 · 2.31:1, below 4.5:1", "#dddddd · 8.45:1",
      ])
    #expect(LabelSample(.detail, in: theme).contrast.figures == "1.53:1, below 4.5:1")
    for name in ThemeName.allCases where name != .classic {
      let figures =
        ColorSwatch.all(in: name.theme).map(\.figures)
        + LabelSample.all(in: name.theme).map(\.contrast.figures)
      #expect(!figures.contains { $0.contains("below") }, "\(name)")
    }
  }

  @Test func whatIsHardToReadIsListedInClassicAndNowhereElse() {
    #expect(
      InterfaceElementsDemo.shortfallsNote(in: theme) == """
        Kept as the write-ups have them, though below 4.5:1:
        1.53:1  label detail on the stage
        2.35:1  label handMade on the stage
        3.97:1  round: title on its face
        3.97:1  round, tapped: title on its face
        2.60:1  pretty, disabled: title on picture standard
        2.09:1  pretty, highlighted + selected: title on picture standard
        2.60:1  pretty, disabled + selected: title on picture standard
        """)
    for name in ThemeName.allCases where name != .classic {
      #expect(InterfaceElementsDemo.shortfallsNote(in: name.theme) == nil, "\(name)")
    }
  }

  // MARK: The label set up by hand

  @Test func theLabelSetUpByHandNeedsSixFigures() {
    #expect(
      ManualSetting.all(in: theme).map { "\($0.property): \($0.value)" } == [
        "frame: 0, 0, 320, 20", "font: Helvetica 14", "textAlignment: center",
        "textColor: 0.2, 0.5, 0.3", "shadowColor: #555555", "shadowOffset: 0, 1",
      ])
    #expect(InterfaceElementsDemo.greeting == "Hello, World")
  }

  @Test func aShadowThatCannotBeSeenIsCalledClear() {
    let figures = ManualSetting.all(in: .highContrast)
    #expect(figures.contains { ($0.property, $0.value) == ("shadowColor", "clear") })
  }

  @Test func itsColorIsShownInThousandths() {
    var theme = theme
    theme.colors[.handMadeText] = Color(red: 0.123_44, green: 0.987_65, blue: 0.000_6)
    let figures = ManualSetting.all(in: theme)
    #expect(figures.first { $0.property == "textColor" }?.value == "0.123, 0.988, 0.001")
  }

  @Test func aThemeWithoutFamiliesNamesNone() {
    var theme = theme
    theme.fonts[.handMade].families = []
    theme.fonts[.app].families = []
    #expect(ManualSetting.all(in: theme).first { $0.property == "font" }?.value == " 14")
    #expect(InterfaceElementsDemo.originalFontTitle(in: theme) == "")
  }

  @Test func withoutAShadowItsFiguresAreNotNamed() {
    var theme = theme
    theme.labels[.handMade].shadow = nil
    #expect(ManualSetting.all(in: theme).count == 4)
  }

  // MARK: Customization

  @Test func theWayBackLeavesTheThemeAsItIs() {
    var customization = ThemeCustomization(font: .urwGothic, textColor: .mint)
    #expect(customization.applied(to: theme) != theme)
    customization = .original
    #expect(customization.applied(to: theme) == theme)
    #expect(InterfaceElementsDemo.originalFontTitle(in: theme) == "Helvetica Neue")
  }

  @Test(arguments: AppFontChoice.allCases)
  func aFontReachesEveryLabelInTheAppsFontAndKeepsItsWeight(choice: AppFontChoice) {
    let changed = ThemeCustomization(font: choice).applied(to: theme)
    for role in [LabelRole.headline, .text, .detail, .caption] {
      #expect(changed.font(of: role).families == choice.families)
      #expect(changed.font(of: role).weight == theme.font(of: role).weight)
      #expect(changed.font(of: role).size == theme.font(of: role).size)
    }
    #expect(changed.font(of: ButtonRole.contact).families == choice.families)
    #expect(changed.colors == theme.colors)
    #expect(choice.families.first == choice.title)
    #expect(choice.families.count == 2)
  }

  @Test func theLabelSetUpByHandDoesNotFollow() {
    let changed = ThemeCustomization(font: .liberationMono, textColor: .rose).applied(to: theme)
    #expect(changed.font(of: .handMade) == theme.font(of: .handMade))
    #expect(ManualSetting.all(in: changed) == ManualSetting.all(in: theme))
  }

  @Test(arguments: TextColorChoice.allCases)
  func aColourReachesSwatchHeadlineAndCaption(choice: TextColorChoice) {
    let changed = ThemeCustomization(textColor: choice).applied(to: theme)
    #expect(changed.color(.text) == choice.shade(on: theme.color(.background)))
    #expect(changed.color(.text) != theme.color(.text))
    #expect(ColorSwatch(.text, in: changed).hexText == changed.color(.text).hexText)
    for role in [LabelRole.headline, .caption] {
      #expect(changed.colors[changed.labels[role].color] == changed.color(.text))
    }
    #expect(changed.fonts == theme.fonts)
  }

  @Test(arguments: ThemeName.allCases)
  func aColourReachesNothingButTextColor(name: ThemeName) {
    let changed = ThemeCustomization(textColor: .mint).applied(to: name.theme)
    for role in ColorRole.allCases where role != ColorType.text.role {
      #expect(changed.colors[role] == name.theme.colors[role], "\(role)")
    }
    #expect(changed.labels == name.theme.labels)
    #expect(changed.buttons == name.theme.buttons)
  }

  @Test func aFontReachesNothingButTheAppsFont() {
    let changed = ThemeCustomization(font: .urwBookman).applied(to: theme)
    for role in FontRole.allCases where role != .app && role != .appBold {
      #expect(changed.fonts[role] == theme.fonts[role], "\(role)")
    }
    #expect(changed.labels == theme.labels)
    #expect(changed.buttons == theme.buttons)
  }

  @Test(arguments: TextColorChoice.allCases)
  func everyColourCanBeReadOnLightAndOnDark(choice: TextColorChoice) {
    for background in [Color.white, theme.color(.background), .black] {
      let ratio = Contrast.ratio(of: choice.shade(on: background), on: background)
      #expect(ratio >= 7, "\(choice) on \(background): \(ratio)")
    }
    #expect(choice.shade(on: .white) != choice.shade(on: .black))
  }

  @Test(arguments: [
    (TextColorChoice.amber, "#ffd98a", "#5c3a00"), (.mint, "#a8f0c6", "#0b4a2c"),
    (.sky, "#a9d8ff", "#0a3d6b"), (.rose, "#ffc2d4", "#741538"),
  ])
  func everyHueHasItsTwoShades(choice: TextColorChoice, light: String, dark: String) {
    #expect(choice.shade(on: .black).hexText == light)
    #expect(choice.shade(on: .white).hexText == dark)
  }

  @Test func theNoteNamesTheOriginalsIdentifiers() {
    let originals = InterfaceElementsDemo.conversion.map(\.original).joined(separator: " ")
    for identifier in [
      "ISInterfaceElements", "getColor", "getLabel", "BackgroundColor", "ForegroundColor",
      "TextColor", "HeadlineLabel", "TextLabel", "DetailLabel", "APP_FONT", "APP_FONT_BOLD",
    ] {
      #expect(originals.contains(identifier), "\(identifier)")
    }
  }
}
