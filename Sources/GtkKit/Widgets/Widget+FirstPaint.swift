import CGtk

extension Widget {
  /// Calls the handlers once, for the first frame in which the widget is drawn.
  ///
  /// Earlier frames may only change the layout without drawing the widget. The handlers are never
  /// called if the widget is destroyed first, if its window never appears, or if it is not in a
  /// window when you call this method.
  ///
  /// - Parameters:
  ///   - drawn: Called when the widget has drawn itself.
  ///   - painted: Called when the frame in which the widget has drawn itself is complete.
  public func onFirstPaint(
    drawn: @escaping @MainActor () -> Void = {}, painted: @escaping @MainActor () -> Void
  ) {
    gtk_widget_realize(pointer)
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    let progress = FirstPaint()
    progress.drawHandler = Signal.connectDraw(pointer, after: true) { [pointer] _ in
      g_signal_handler_disconnect(pointer, progress.drawHandler)
      progress.hasDrawn = true
      drawn()
      return false
    }
    progress.paintHandler = Signal.connect(gpointer(clock), "after-paint") {
      guard progress.hasDrawn else { return }
      g_signal_handler_disconnect(gpointer(clock), progress.paintHandler)
      painted()
    }
  }
}

/// The progress of the first frame, and the identifiers of the signal handlers that wait for it.
private final class FirstPaint {
  var hasDrawn = false
  var drawHandler: gulong = 0
  var paintHandler: gulong = 0
}
