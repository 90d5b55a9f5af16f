import CGtk

extension Widget {
  /// The time of the present or the next frame, in the seconds of ``onTick(_:)``.
  ///
  /// Nil for a widget that is in no window on a screen.
  public var frameTime: Double? {
    gtk_widget_get_frame_clock(pointer).map {
      Double(gdk_frame_clock_get_frame_time($0)) / 1_000_000
    }
  }

  /// Calls the handler once, when what was changed before the call has been laid out.
  public func afterLayout(_ handler: @escaping @MainActor () -> Void) {
    // A frame ticks before it is laid out.
    var hasTicked = false
    onTick { _ in
      defer { hasTicked = true }
      if hasTicked { handler() }
      return !hasTicked
    }
  }

  /// Calls the handler once for each frame that the screen shows, until it returns false.
  ///
  /// It is given the frame's time in seconds, which only differences give a meaning. It ends with
  /// the widget too. GTK calls it also while the widget is hidden: it should then return false.
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
