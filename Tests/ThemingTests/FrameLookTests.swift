import Testing
import Theming

@Suite("The look of the window's frame")
struct FrameLookTests {
  private static let desktopThemes = ["Adwaita", "Adwaita-dark", "HighContrast", ""]

  @Test(
    "Classic and the desktop's choice do not change the frame.", arguments: desktopThemes)
  func unchanged(desktopThemeName: String) {
    for choice in [ThemeChoice.always(.classic), .followDesktop] {
      #expect(choice.frameLook(over: desktopThemeName) == .desktop)
    }
  }

  @Test("Dark uses the dark variant of the desktop's theme.", arguments: desktopThemes)
  func dark(desktopThemeName: String) {
    #expect(
      ThemeChoice.always(.dark).frameLook(over: desktopThemeName) == FrameLook(isDark: true))
  }

  @Test("High contrast uses GTK's theme of that name.", arguments: desktopThemes)
  func highContrast(desktopThemeName: String) {
    #expect(
      ThemeChoice.always(.highContrast).frameLook(over: desktopThemeName)
        == FrameLook(themeName: "HighContrast", isDark: false))
  }

  @Test(
    "Light replaces a dark theme of the desktop with its light counterpart.",
    arguments: [
      ("Adwaita", nil), ("Adwaita-dark", "Adwaita"), ("Arc-Dark", "Arc"), ("Arc-Darker", nil),
      ("Yaru-purple-dark", "Yaru-purple"), ("HighContrastInverse", "HighContrast"),
      ("-dark", nil), ("dark", nil), ("", nil),
    ])
  func light(
    desktopThemeName: String, expected: String?
  ) {
    #expect(
      ThemeChoice.always(.light).frameLook(over: desktopThemeName)
        == FrameLook(themeName: expected, isDark: false))
  }
}
