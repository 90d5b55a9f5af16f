import CGtk
import GtkTesting
import XCTest

/// Runs the body on a desktop that wants text in a part of its usual size, and then in the usual one
/// again; Adwaita would let the text of buttons and rows grow for 200 ms.
@MainActor func withTextSize(_ factor: Double, _ body: () throws -> Void) rethrows {
  let settings = gtk_settings_get_default()
  try withoutAnimations {
    // GTK counts the resolution in 1024ths of a dot per inch.
    cgtk_set_integer(settings, "gtk-xft-dpi", gint(96 * 1_024 * factor))
    // The screen's own.
    defer { cgtk_set_integer(settings, "gtk-xft-dpi", 96 * 1_024) }
    try body()
  }
}

/// Whether a label has less room than its text takes.
@MainActor func isCut(_ label: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let layout = gtk_label_get_layout(cgtk_label(label))
  var width: gint = 0
  var height: gint = 0
  pango_layout_get_pixel_size(layout, &width, &height)
  return pango_layout_is_ellipsized(layout) != 0
    || width > gtk_widget_get_allocated_width(label)
    || height > gtk_widget_get_allocated_height(label)
}
