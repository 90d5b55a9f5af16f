import CGtk

extension Widget {
  /// Calls back once, after the first painted frame in which the widget drew itself.
  ///
  /// `drawn` is called at the end of that drawing, `painted` when its frame is complete. A frame
  /// may be painted without a draw before that, when only the layout is at work. Nothing is called
  /// for a widget that is destroyed first, nor for one whose window has no place on a screen.
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

/// How far the first frame has come, and the handlers that wait for the rest.
private final class FirstPaint {
  var hasDrawn = false
  var drawHandler: gulong = 0
  var paintHandler: gulong = 0
}
