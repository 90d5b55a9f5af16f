import CGtk

extension Widget {
  /// The time of the current or the next frame, in the seconds of ``onTick(_:)``.
  ///
  /// Nil if the widget is in no window on a screen.
  public var frameTime: Double? {
    gtk_widget_get_frame_clock(pointer).map {
      Double(gdk_frame_clock_get_frame_time($0)) / 1_000_000
    }
  }

  /// Calls the handler once, when the changes before the call have been laid out.
  public func afterLayout(_ handler: @escaping @MainActor () -> Void) {
    // A frame's tick callback is called before the frame is laid out.
    var hasTicked = false
    onTick { _ in
      defer { hasTicked = true }
      if hasTicked { handler() }
      return !hasTicked
    }
  }

  /// Calls the handler once for each frame that the screen shows, until it returns false or the
  /// widget is destroyed.
  ///
  /// The handler receives the frame's time in seconds. Only differences between times are
  /// meaningful. GTK also calls the handler while the widget is hidden, when the handler should
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
