import Testing
import Theming

@Suite struct FrameLookTests {
  @Test(arguments: ["Adwaita", "Adwaita-dark", "HighContrast", ""])
  func classicAndTheDesktopsOwnThemeLeaveTheFrame(desktopThemeName: String) {
    for choice in [ThemeChoice.always(.classic), .followDesktop] {
      #expect(choice.frameLook(over: desktopThemeName) == .desktop)
    }
  }

  @Test(arguments: ["Adwaita", "Adwaita-dark", "HighContrast", ""])
  func darkAsksForTheDarkVariantOfTheDesktopsTheme(desktopThemeName: String) {
    #expect(
      ThemeChoice.always(.dark).frameLook(over: desktopThemeName) == FrameLook(isDark: true))
  }

  @Test(arguments: ["Adwaita", "Adwaita-dark", "HighContrast", ""])
  func highContrastBringsGTKsThemeOfThatName(desktopThemeName: String) {
    #expect(
      ThemeChoice.always(.highContrast).frameLook(over: desktopThemeName)
        == FrameLook(themeName: "HighContrast", isDark: false))
  }

  @Test(arguments: [
    ("Adwaita", nil), ("Adwaita-dark", "Adwaita"), ("Arc-Dark", "Arc"), ("Arc-Darker", nil),
    ("Yaru-purple-dark", "Yaru-purple"), ("HighContrastInverse", "HighContrast"),
    ("-dark", nil), ("dark", nil), ("", nil),
  ])
  func lightLeavesADarkThemeForTheLightOneThatBelongsToIt(
    desktopThemeName: String, expected: String?
  ) {
    #expect(
      ThemeChoice.always(.light).frameLook(over: desktopThemeName)
        == FrameLook(themeName: expected, isDark: false))
  }
}
