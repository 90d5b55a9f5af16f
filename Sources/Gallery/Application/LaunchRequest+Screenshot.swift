import GtkKit

extension LaunchRequest.Screenshot {
  /// Sets the environment that GDK and GTK read when the display is opened.
  func setEnvironment() {
    DesktopSettings.forgetUserForScreenshot()
    if let scale { ProcessEnvironment.set("GDK_SCALE", to: "\(scale)") }
    ProcessEnvironment.set("GTK_THEME", to: look.themeName)
  }

  /// Throws an error if a scale is given under Wayland, where GDK_SCALE has no effect.
  func check(isWayland: Bool) throws(LaunchError) {
    if scale != nil, isWayland { throw .scaleUnderWayland }
  }

  /// Makes all windows that are created from now on look the same on every run.
  func fixLook() {
    DesktopSettings.fixForScreenshot()
    TextDirection.standard = direction
  }
}
