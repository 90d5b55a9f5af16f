import CGtk

/// Filters that see each event before GTK does.
enum EventFilter {
  /// A closure that receives an event, and returns true to discard the event before GTK sees it.
  typealias Filter = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool

  private static var filters: [Filter] = []

  /// Adds a filter that runs until the process ends.
  ///
  /// A filter receives only the events that all earlier filters let through.
  static func add(_ filter: @escaping Filter) {
    if filters.isEmpty {
      gdk_event_handler_set({ event, _ in EventFilter.handle(event) }, nil, nil)
    }
    filters.append(filter)
  }

  private static func handle(_ event: UnsafeMutablePointer<GdkEvent>?) {
    guard let event, !filters.contains(where: { $0(event) }) else { return }
    // The widgets are retained because an accessible action may destroy them during this call; see
    // `KeySnooper`.
    let widgets = [gtk_get_event_widget(event), gtk_grab_get_current()].compactMap(\.self)
    for widget in widgets { g_object_ref(widget) }
    gtk_main_do_event(event)
    for widget in widgets { g_object_unref(widget) }
  }
}

/// The event that GTK is handling now, if any.
enum CurrentEvent {
  /// Returns what `body` returns for the event, or for nil if there is none.
  ///
  /// The event is a copy that is freed after the call, so `body` must not store it.
  static func inspect<Result>(
    _ body: (UnsafeMutablePointer<GdkEvent>?) -> Result
  ) -> Result {
    let event = gtk_get_current_event()
    defer { if let event { gdk_event_free(event) } }
    return body(event)
  }
}
