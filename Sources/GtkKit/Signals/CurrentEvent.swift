import CGtk

/// The event that GTK is handling at this moment, if any.
enum CurrentEvent {
  /// Lends the event to a closure; GTK hands out a copy, which is freed afterwards.
  static func inspect<Result>(
    _ body: (UnsafeMutablePointer<GdkEvent>?) -> Result
  ) -> Result {
    let event = gtk_get_current_event()
    defer { if let event { gdk_event_free(event) } }
    return body(event)
  }
}
