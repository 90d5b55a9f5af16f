import CGtk
import GtkTesting
import XCTest

/// Runs the body with a desktop text size relative to the usual one, and restores the usual size.
///
/// Animations are off, because Adwaita would let the text of buttons and rows grow for 200 ms.
@MainActor func withTextSize(_ factor: Double, _ body: () throws -> Void) rethrows {
  let settings = gtk_settings_get_default()
  try withoutAnimations {
    // GTK's unit for the resolution is 1/1024 dot per inch.
    cgtk_set_integer(settings, "gtk-xft-dpi", gint(96 * 1_024 * factor))
    // The screen's own resolution.
    defer { cgtk_set_integer(settings, "gtk-xft-dpi", 96 * 1_024) }
    try body()
  }
}

/// Returns whether a label is too narrow for its text.
@MainActor func isTruncated(_ label: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let layout = gtk_label_get_layout(cgtk_label(label))
  var width: gint = 0
  var height: gint = 0
  pango_layout_get_pixel_size(layout, &width, &height)
  return pango_layout_is_ellipsized(layout) != 0
    || width > gtk_widget_get_allocated_width(label)
    || height > gtk_widget_get_allocated_height(label)
}
