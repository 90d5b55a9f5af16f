import CGtk

/// The event that GTK is handling now, if any.
enum CurrentEvent {
  /// Calls a closure with the event, and returns its result.
  ///
  /// GTK returns a copy of the event. The copy is freed after the call, so the closure must not
  /// store it.
  static func inspect<Result>(
    _ body: (UnsafeMutablePointer<GdkEvent>?) -> Result
  ) -> Result {
    let event = gtk_get_current_event()
    defer { if let event { gdk_event_free(event) } }
    return body(event)
  }
}
