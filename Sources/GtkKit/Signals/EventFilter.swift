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
    gtk_main_do_event(event)
  }
}
