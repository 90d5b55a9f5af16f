import CGtk

/// What every event passes through before GTK sees it.
enum EventFilter {
  /// Looks at an event; true keeps it from GTK.
  typealias Filter = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool

  private static var filters: [Filter] = []

  /// Adds a filter for the rest of the process's life; it sees what earlier ones let pass.
  static func add(_ filter: @escaping Filter) {
    if filters.isEmpty {
      gdk_event_handler_set({ event, _ in EventFilter.handle(event) }, nil, nil)
    }
    filters.append(filter)
  }

  private static func handle(_ event: UnsafeMutablePointer<GdkEvent>?) {
    guard let event, !filters.contains(where: { $0(event) }) else { return }
    // See `KeySnooper`: an accessible action may destroy the widgets inside of this call.
    let widgets = [gtk_get_event_widget(event), gtk_grab_get_current()].compactMap(\.self)
    for widget in widgets { g_object_ref(widget) }
    gtk_main_do_event(event)
    for widget in widgets { g_object_unref(widget) }
  }
}
