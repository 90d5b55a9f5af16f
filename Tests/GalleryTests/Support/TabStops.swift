import CGtk
import GtkTesting

@testable import GtkKit

/// Returns the widgets that receive the focus in turn when Tab is pressed, once around the window.
@MainActor func tabStops(of window: Window) -> [UnsafeMutablePointer<GtkWidget>] {
  var stops: [UnsafeMutablePointer<GtkWidget>] = []
  activate(window.window)
  gtk_window_set_focus(window.window, nil)
  while gtk_widget_child_focus(window.pointer, GTK_DIR_TAB_FORWARD) != 0,
    let focus = gtk_window_get_focus(window.window), !stops.contains(focus)
  {
    stops.append(focus)
  }
  return stops
}
