import CGtk

/// Makes GTK take a window for the one that has the keyboard, as a window manager would.
///
/// Without it GTK draws no focus, and the Tab key finds no container's next widget.
package func activate(_ window: UnsafeMutablePointer<GtkWindow>) {
  guard let event = gdk_event_new(GDK_FOCUS_CHANGE),
    let gdkWindow = gtk_widget_get_window(cgtk_widget(window))
  else { return }
  event.pointee.focus_change.window = OpaquePointer(g_object_ref(gpointer(gdkWindow)))
  event.pointee.focus_change.in = 1
  gtk_main_do_event(event)
  gdk_event_free(event)
}
