import CGtk
import ControlModel

extension DesktopSettings {
  /// How large the desktop wants text: GTK's resolution against the 96 dots an inch of the usual
  /// size, which GNOME's "Large Text" and `Xft.dpi` change.
  public static var textScale: TextScale {
    guard let screen = gdk_screen_get_default() else { return .usual }
    let resolution = gdk_screen_get_resolution(screen)
    return resolution > 0 ? TextScale(resolution / 96) : .usual
  }

  /// Calls the handler whenever the desktop wants text in another size, until the process ends.
  public static func onTextScaleChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    Signal.connectArgument(settings, "notify::gtk-xft-dpi") { _ in handler() }
  }
}
