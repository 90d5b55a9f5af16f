import CGtk

extension Widget {
  /// Calls `handler` after each complete frame of the widget's window, until `handler` returns
  /// false.
  ///
  /// The handler is never called if the widget is not realized in a window when you call this
  /// method.
  package func onEachFrame(_ handler: @escaping @MainActor () -> Bool) {
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    let connection = Connection()
    connection.handler = Signal.connect(gpointer(clock), "after-paint") {
      guard !handler() else { return }
      // The handler may have destroyed the window, which also disconnects the handler.
      if g_signal_handler_is_connected(gpointer(clock), connection.handler) != 0 {
        g_signal_handler_disconnect(gpointer(clock), connection.handler)
      }
    }
  }
}

extension Display {
  /// Waits until the display server has processed every request that was sent before this call.
  package static func synchronize() {
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
  }
}

/// The identifier of a signal handler, in an object that the handler itself can capture.
private final class Connection {
  var handler: gulong = 0
}
