import CGtk

extension Signal {
  typealias PressHandler = @MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void
  typealias SequenceHandler = @MainActor (OpaquePointer?) -> Void
  typealias StateFlagsHandler = @MainActor (_ before: GtkStateFlags) -> Void

  /// Connects to `pressed` or `released` of a multi-press gesture.
  static func connectPress(
    _ gesture: OpaquePointer, _ name: String, _ handler: @escaping PressHandler
  ) {
    cgtk_connect_press(
      gpointer(gesture), name,
      { _, count, x, y, box in
        guard let box else { return }
        HandlerBox<PressHandler>.handler(in: box)(Int(count), x, y)
      },
      HandlerBox<PressHandler>.retained(handler), releaseHandlerBox, 0)
  }

  /// Connects to a gesture's signal about one sequence, that is one pointer or finger.
  static func connectSequence(
    _ gesture: OpaquePointer, _ name: String, after: Bool = false,
    _ handler: @escaping SequenceHandler
  ) {
    cgtk_connect_sequence(
      gpointer(gesture), name,
      { _, sequence, box in
        guard let box else { return }
        HandlerBox<SequenceHandler>.handler(in: box)(sequence)
      },
      HandlerBox<SequenceHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }

  /// Connects to `state-flags-changed`, whose handlers are given the flags from before.
  static func connectStateFlags(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping StateFlagsHandler
  ) {
    cgtk_connect_state_flags(
      widget, "state-flags-changed",
      { _, before, box in
        guard let box else { return }
        HandlerBox<StateFlagsHandler>.handler(in: box)(before)
      },
      HandlerBox<StateFlagsHandler>.retained(handler), releaseHandlerBox, 0)
  }
}
