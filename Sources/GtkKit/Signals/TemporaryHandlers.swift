import CGtk

/// Signal handlers that are disconnected when this object is deallocated.
///
/// The object retains the instances to which the handlers are connected.
final class TemporaryHandlers {
  private var connections: [(instance: gpointer, identifier: gulong)] = []

  /// Connects a handler to `instance` by calling `connect`, which returns the handler's identifier.
  func add(to instance: gpointer, _ connect: (gpointer) -> gulong) {
    g_object_ref(instance)
    connections.append((instance, connect(instance)))
  }

  /// Calls `handler` when `widget` or its window is unmapped.
  func addUnmap(
    of widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping Signal.PlainHandler
  ) {
    add(to: widget) { Signal.connect($0, "unmap", handler) }
    guard let window = gtk_widget_get_toplevel(widget), cgtk_is_window(window) != 0 else { return }
    add(to: window) {
      Signal.connectEvent($0, "unmap-event") { _ in
        handler()
        return false
      }
    }
  }

  isolated deinit {
    for (instance, identifier) in connections {
      // Destroying a widget disconnects its handlers.
      if g_signal_handler_is_connected(instance, identifier) != 0 {
        g_signal_handler_disconnect(instance, identifier)
      }
      g_object_unref(instance)
    }
  }
}
