import CGtk

/// Connects Swift closures to GObject signals, one function for each shape of callback.
///
/// A handler that captures its own widget strongly is a cycle that only the widget's
/// destruction breaks: capture weakly.
enum Signal {
  typealias PlainHandler = @MainActor () -> Void
  typealias EventHandler = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool
  typealias DrawHandler = @MainActor (OpaquePointer) -> Bool
  typealias ArgumentHandler = @MainActor (gpointer?) -> Void
  typealias NumberHandler = @MainActor (Int) -> Void
  typealias StatusHandler = @MainActor (gpointer) -> Int

  /// Connects to a signal whose handlers take nothing besides the instance.
  @discardableResult
  static func connect(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping PlainHandler
  ) -> gulong {
    cgtk_connect_plain(
      instance, name,
      { _, box in
        guard let box else { return }
        HandlerBox<PlainHandler>.handler(in: box)()
      },
      HandlerBox<PlainHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }

  /// Connects to an event signal; a handler that returns true ends the event's way.
  @discardableResult
  static func connectEvent(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping EventHandler
  ) -> gulong {
    cgtk_connect_event(
      instance, name,
      { _, event, box in
        guard let box, let event else { return 0 }
        return HandlerBox<EventHandler>.handler(in: box)(event) ? 1 : 0
      },
      HandlerBox<EventHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }

  /// Connects to `draw`; a handler that returns true keeps the widget from drawing itself.
  @discardableResult
  static func connectDraw(
    _ instance: gpointer, after: Bool = false, _ handler: @escaping DrawHandler
  ) -> gulong {
    cgtk_connect_draw(
      instance, "draw",
      { _, context, box in
        guard let box, let context else { return 0 }
        return HandlerBox<DrawHandler>.handler(in: box)(context) ? 1 : 0
      },
      HandlerBox<DrawHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }

  /// Connects to a signal with one pointer: a child, a row, a property, an action's parameter.
  @discardableResult
  static func connectArgument(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping ArgumentHandler
  ) -> gulong {
    cgtk_connect_argument(
      instance, name,
      { _, argument, box in
        guard let box else { return }
        HandlerBox<ArgumentHandler>.handler(in: box)(argument)
      },
      HandlerBox<ArgumentHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }

  /// Connects to a signal with one number, such as a dialog's response.
  @discardableResult
  static func connectNumber(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping NumberHandler
  ) -> gulong {
    cgtk_connect_number(
      instance, name,
      { _, number, box in
        guard let box else { return }
        HandlerBox<NumberHandler>.handler(in: box)(Int(number))
      },
      HandlerBox<NumberHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }

  /// Connects to a signal with one pointer whose handlers give an exit status.
  @discardableResult
  static func connectStatus(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping StatusHandler
  ) -> gulong {
    cgtk_connect_status(
      instance, name,
      { _, argument, box in
        guard let box, let argument else { return -1 }
        return gint(clamping: HandlerBox<StatusHandler>.handler(in: box)(argument))
      },
      HandlerBox<StatusHandler>.retained(handler), releaseHandlerBox, after ? 1 : 0)
  }
}
