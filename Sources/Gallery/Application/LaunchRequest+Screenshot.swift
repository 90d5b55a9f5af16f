import GtkKit

extension LaunchRequest.Screenshot {
  /// Says to GDK and GTK what they read when the display is opened.
  func setEnvironment() {
    DesktopSettings.forgetUserForScreenshot()
    if let scale { ProcessEnvironment.set("GDK_SCALE", to: "\(scale)") }
    ProcessEnvironment.set("GTK_THEME", to: look.themeName)
  }

  /// Refuses what the display cannot do: under Wayland nobody reads GDK_SCALE.
  func check(isWayland: Bool) throws(LaunchError) {
    if scale != nil, isWayland { throw .scaleUnderWayland }
  }

  /// Makes every later window look the same on every run.
  func fixLook() {
    DesktopSettings.fixForScreenshot()
    TextDirection.standard = direction
  }
}
