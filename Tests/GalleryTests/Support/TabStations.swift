import CGtk
import GtkTesting

@testable import GtkKit

/// The widgets that have the focus one after the other while Tab is pressed, once around.
@MainActor func tabStations(of window: Window) -> [UnsafeMutablePointer<GtkWidget>] {
  var stations: [UnsafeMutablePointer<GtkWidget>] = []
  activate(window.window)
  gtk_window_set_focus(window.window, nil)
  while gtk_widget_child_focus(window.pointer, GTK_DIR_TAB_FORWARD) != 0,
    let focus = gtk_window_get_focus(window.window), !stations.contains(focus)
  {
    stations.append(focus)
  }
  return stations
}
