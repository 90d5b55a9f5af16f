import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("A customization of the theme")
struct ThemeCustomizationTests {
  private let theme = Theme.classic

  @Test("The original customization does not change the theme.")
  func original() {
    var customization = ThemeCustomization(font: .urwGothic, textColor: .mint)
    #expect(customization.applied(to: theme) != theme)
    customization = .original
    #expect(customization.applied(to: theme) == theme)
    #expect(InterfaceElementsDemo.originalFontTitle(in: theme) == "Helvetica Neue")
  }

  @Test(
    "A chosen font changes the family of each label in the app's font, not its weight.",
    arguments: AppFontChoice.allCases)
  func font(choice: AppFontChoice) {
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

  @Test("A customization does not change the manual label.")
  func manualLabel() {
    let changed = ThemeCustomization(font: .liberationMono, textColor: .rose).applied(to: theme)
    #expect(changed.font(of: .handMade) == theme.font(of: .handMade))
    #expect(ManualSetting.all(in: changed) == ManualSetting.all(in: theme))
  }

  @Test(
    "A chosen color changes the swatch, the headline, and the caption.",
    arguments: TextColorChoice.allCases)
  func color(choice: TextColorChoice) {
    let changed = ThemeCustomization(textColor: choice).applied(to: theme)
    #expect(changed.color(.text) == choice.shade(on: theme.color(.background)))
    #expect(changed.color(.text) != theme.color(.text))
    #expect(ColorSwatch(.text, in: changed).hexText == changed.color(.text).hexText)
    for role in [LabelRole.headline, .caption] {
      #expect(changed.colors[changed.labels[role].color] == changed.color(.text))
    }
    #expect(changed.fonts == theme.fonts)
  }

  @Test("A chosen color changes only the text color.", arguments: ThemeName.allCases)
  func onlyTextColor(name: ThemeName) {
    let changed = ThemeCustomization(textColor: .mint).applied(to: name.theme)
    for role in ColorRole.allCases where role != ColorType.text.role {
      #expect(changed.colors[role] == name.theme.colors[role], "\(role)")
    }
    #expect(changed.labels == name.theme.labels)
    #expect(changed.buttons == name.theme.buttons)
  }

  @Test("A chosen font changes only the app's fonts.")
  func onlyAppFont() {
    let changed = ThemeCustomization(font: .urwBookman).applied(to: theme)
    for role in FontRole.allCases where role != .app && role != .appBold {
      #expect(changed.fonts[role] == theme.fonts[role], "\(role)")
    }
    #expect(changed.labels == theme.labels)
    #expect(changed.buttons == theme.buttons)
  }

  @Test(
    "Each chosen color is readable on light and on dark backgrounds.",
    arguments: TextColorChoice.allCases)
  func readableColors(choice: TextColorChoice) {
    for background in [Color.white, theme.color(.background), .black] {
      let ratio = Contrast.ratio(of: choice.shade(on: background), on: background)
      #expect(ratio >= 7, "\(choice) on \(background): \(ratio)")
    }
    #expect(choice.shade(on: .white) != choice.shade(on: .black))
  }

  @Test(
    "Each color choice has a light and a dark shade.",
    arguments: [
      (TextColorChoice.amber, "#ffd98a", "#5c3a00"), (.mint, "#a8f0c6", "#0b4a2c"),
      (.sky, "#a9d8ff", "#0a3d6b"), (.rose, "#ffc2d4", "#741538"),
    ])
  func shades(choice: TextColorChoice, light: String, dark: String) {
    #expect(choice.shade(on: .black).hexText == light)
    #expect(choice.shade(on: .white).hexText == dark)
  }
}
