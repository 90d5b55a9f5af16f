import CGtk

/// Makes a window GTK's active window, as a window manager would.
///
/// GTK draws no focus in an inactive window, and the Tab key does not move it within a container.
package func activate(_ window: UnsafeMutablePointer<GtkWindow>) {
  guard let event = gdk_event_new(GDK_FOCUS_CHANGE),
    let gdkWindow = gtk_widget_get_window(cgtk_widget(window))
  else { return }
  event.pointee.focus_change.window = OpaquePointer(g_object_ref(gpointer(gdkWindow)))
  event.pointee.focus_change.in = 1
  gtk_main_do_event(event)
  gdk_event_free(event)
}
