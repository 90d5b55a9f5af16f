import ControlModel
import Testing
import Theming

@Suite("The choice of a theme")
struct ThemeChoiceTests {
  @Test("The identifiers and titles are stable, because files and scripts contain them.")
  func identifiers() {
    #expect(
      ThemeChoice.allCases.map(\.identifier) == [
        "classic", "light", "dark", "high-contrast", "desktop",
      ])
    #expect(
      ThemeChoice.allCases.map(\.title) == [
        "Classic", "Light", "Dark", "High Contrast", "Follow the Desktop",
      ])
  }

  @Test("An identifier finds its choice.", arguments: ThemeChoice.allCases)
  func named(choice: ThemeChoice) throws {
    #expect(try ThemeChoice.named(choice.identifier) == choice)
  }

  @Test(
    "An unknown identifier is rejected, with similar ones as suggestions.",
    arguments: [
      ("drak", "there is no theme 'drak'"), ("darl", "there is no theme 'darl'; try 'dark'"),
      ("Light", "there is no theme 'Light'; try 'light'"),
      ("high", "there is no theme 'high'; try 'high-contrast'"), ("", "there is no theme ''"),
      ("solarized", "there is no theme 'solarized'"),
    ])
  func unknown(identifier: String, message: String) {
    let error = #expect(throws: UnknownIdentifier.self) { try ThemeChoice.named(identifier) }
    let text = error?.text(in: .commandLine).filter { !"\u{2068}\u{2069}".contains($0) }
    #expect(text == message)
  }

  @Test(
    "The portal's preferences decide, and otherwise the name of GTK's theme.",
    arguments: [
      (nil, nil, "Adwaita", .light), (nil, nil, "Adwaita-dark", .dark),
      (nil, nil, "Adwaita:dark", .dark), (nil, nil, "HighContrast", .highContrast),
      (nil, nil, "HighContrastInverse", .highContrast), (nil, nil, "Arc-Dark", .dark),
      (nil, nil, "Arc-Darker", .light), (nil, nil, "Mint-Y-Dark-Aqua", .dark),
      (nil, nil, "Darkness", .light), (nil, nil, "", .light),
      (0, nil, "Adwaita", .light), (1, nil, "Adwaita", .dark), (2, nil, "Adwaita", .light),
      (2, 0, "Adwaita-dark", .light), (1, 0, "HighContrast", .dark),
      (0, 0, "Adwaita-dark", .dark), (0, 0, "HighContrast", .highContrast),
      (0, 1, "Adwaita", .highContrast), (1, 1, "Adwaita-dark", .highContrast),
      (nil, 1, "Adwaita", .highContrast), (7, 7, "Adwaita", .light), (7, 7, "Adwaita-dark", .dark),
    ] as [(UInt32?, UInt32?, String, ThemeName)])
  func desktop(colorScheme: UInt32?, contrast: UInt32?, name: String, expected: ThemeName) {
    let desktop = DesktopPreferences(
      colorScheme: colorScheme, contrast: contrast, gtkThemeName: name)
    #expect(desktop.theme == expected)
    #expect(ThemeChoice.followDesktop.name(on: desktop) == expected)
    #expect(ThemeChoice.always(.classic).name(on: desktop) == .classic)
  }
}
