import CGtk

extension Signal {
  typealias PressHandler = @MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void
  typealias SequenceHandler = @MainActor (OpaquePointer?) -> Void
  typealias StateFlagsHandler = @MainActor (_ before: GtkStateFlags) -> Void

  /// Connects to `pressed` or `released` of a multi-press gesture.
  @discardableResult
  static func connectPress(
    _ gesture: OpaquePointer, _ name: String, _ handler: @escaping PressHandler
  ) -> gulong {
    connect(gpointer(gesture), name, false, handler, by: cgtk_connect_press) {
      _, count, x, y, box in
      guard let box else { return }
      HandlerBox<PressHandler>.handler(in: box)(Int(count), x, y)
    }
  }

  /// Connects to a gesture's signal that has an event sequence as its argument.
  ///
  /// An event sequence is the touch input of one finger. The argument is nil for a pointer.
  @discardableResult
  static func connectSequence(
    _ gesture: OpaquePointer, _ name: String, after: Bool = false,
    _ handler: @escaping SequenceHandler
  ) -> gulong {
    connect(gpointer(gesture), name, after, handler, by: cgtk_connect_sequence) {
      _, sequence, box in
      guard let box else { return }
      HandlerBox<SequenceHandler>.handler(in: box)(sequence)
    }
  }

  /// Connects to `state-flags-changed`.
  ///
  /// The handler receives the flags from before the change.
  @discardableResult
  static func connectStateFlags(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping StateFlagsHandler
  ) -> gulong {
    connect(widget, "state-flags-changed", false, handler, by: cgtk_connect_state_flags) {
      _, before, box in
      guard let box else { return }
      HandlerBox<StateFlagsHandler>.handler(in: box)(before)
    }
  }
}
