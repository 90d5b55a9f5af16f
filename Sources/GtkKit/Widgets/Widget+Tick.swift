import CGtk

extension Widget {
  /// The time of the current frame, on the clock of ``onTick(_:)``, in seconds, or nil if the
  /// widget is not realized in a window.
  ///
  /// Between frames, this is the time of the previous frame, or a later time if that frame was too
  /// long ago.
  public var frameTime: Double? {
    gtk_widget_get_frame_clock(pointer).map {
      Double(gdk_frame_clock_get_frame_time($0)) / 1_000_000
    }
  }

  /// Calls `handler` once, after GTK has laid out all changes made before this call.
  ///
  /// The handler is never called if the widget is destroyed first.
  public func afterLayout(_ handler: @escaping @MainActor () -> Void) {
    // A tick callback runs before the layout of its frame, so the first layout is complete at the
    // second tick.
    var hasTicked = false
    onTick { _ in
      defer { hasTicked = true }
      if hasTicked { handler() }
      return !hasTicked
    }
  }

  /// Calls `handler` at the start of each frame of the widget's window, until the handler returns
  /// false or the widget is destroyed.
  ///
  /// The handler receives the frame's time in seconds. Only differences between times are
  /// meaningful. GTK also calls the handler while the widget is hidden. The handler should then
  /// return false.
  public func onTick(_ handler: @escaping @MainActor (_ seconds: Double) -> Bool) {
    typealias Handler = @MainActor (Double) -> Bool
    gtk_widget_add_tick_callback(
      pointer,
      { _, clock, box in
        guard let clock, let box else { return 0 }
        let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        return HandlerBox<Handler>.handler(in: box)(seconds) ? 1 : 0
      },
      HandlerBox<Handler>.retained(handler), releaseBox)
  }
}
