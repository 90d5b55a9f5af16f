import CGtk
import ControlModel

extension DesktopSettings {
  /// The desktop's text scale: the resolution divided by the usual 96 dots per inch.
  ///
  /// GNOME's Large Text setting and `Xft.dpi` change the resolution.
  public static var textScale: TextScale {
    guard let screen = gdk_screen_get_default() else { return .usual }
    let resolution = gdk_screen_get_resolution(screen)
    return resolution > 0 ? TextScale(resolution / 96) : .usual
  }

  /// Calls the handler whenever the desktop's text size changes, until the process ends.
  public static func onTextScaleChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    Signal.connectArgument(settings, "notify::gtk-xft-dpi") { _ in handler() }
  }
}
