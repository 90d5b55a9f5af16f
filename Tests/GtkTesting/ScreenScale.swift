import CGtk
import Glibc

/// Runs the body with a number of device pixels per point on the X11 display, and then restores 1.
///
/// GDK reads `GDK_SCALE` only once, when the display is opened. GTK's function for X11 can change
/// the scale later. It is looked up by name because its header needs those of X.
/// - Returns: False if the function is missing.
package func withScreenScale(_ scale: Int, _ body: () throws -> Void) rethrows -> Bool {
  typealias SetScale = @convention(c) (OpaquePointer?, gint) -> Void
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "gdk_x11_display_set_window_scale") else {
    return false
  }
  let setScale = unsafeBitCast(symbol, to: SetScale.self)
  let display = gdk_display_get_default()
  setScale(display, gint(scale))
  defer { setScale(display, 1) }
  try body()
  return true
}
