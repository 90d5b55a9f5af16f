import CGtk

/// Connects Swift closures to GObject signals, one function for each shape of callback.
///
/// A handler that captures its own widget strongly is a cycle that only the widget's
/// destruction breaks: capture weakly.
enum Signal {
  typealias PlainHandler = @MainActor () -> Void
  typealias EventHandler = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool
  typealias FocusHandler = @MainActor (GtkDirectionType) -> Bool
  typealias DrawHandler = @MainActor (OpaquePointer) -> Bool
  typealias ArgumentHandler = @MainActor (gpointer?) -> Void
  typealias NumberHandler = @MainActor (Int) -> Void
  typealias StatusHandler = @MainActor (gpointer) -> Int

  /// Connects to a signal whose handlers take nothing besides the instance.
  @discardableResult
  static func connect(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping PlainHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_plain) { _, box in
      guard let box else { return }
      HandlerBox<PlainHandler>.handler(in: box)()
    }
  }

  /// Connects to an event signal; a handler that returns true ends the event's way.
  @discardableResult
  static func connectEvent(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping EventHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_event) { _, event, box in
      guard let box, let event else { return 0 }
      return HandlerBox<EventHandler>.handler(in: box)(event) ? 1 : 0
    }
  }

  /// Connects to `focus`, by which the Tab key goes into a widget and through it; a handler that
  /// returns true has moved the focus.
  @discardableResult
  static func connectFocus(_ instance: gpointer, _ handler: @escaping FocusHandler) -> gulong {
    connect(instance, "focus", false, handler, by: cgtk_connect_focus) { _, direction, box in
      guard let box else { return 0 }
      return HandlerBox<FocusHandler>.handler(in: box)(direction) ? 1 : 0
    }
  }

  /// Connects to `draw`; a handler that returns true keeps the widget from drawing itself.
  @discardableResult
  static func connectDraw(
    _ instance: gpointer, after: Bool = false, _ handler: @escaping DrawHandler
  ) -> gulong {
    connect(instance, "draw", after, handler, by: cgtk_connect_draw) { _, context, box in
      guard let box, let context else { return 0 }
      return HandlerBox<DrawHandler>.handler(in: box)(context) ? 1 : 0
    }
  }

  /// Connects to a signal with one pointer: a child, a row, a property, an action's parameter.
  @discardableResult
  static func connectArgument(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping ArgumentHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_argument) { _, argument, box in
      guard let box else { return }
      HandlerBox<ArgumentHandler>.handler(in: box)(argument)
    }
  }

  /// Connects to a signal with one number, such as a dialog's response.
  @discardableResult
  static func connectNumber(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping NumberHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_number) { _, number, box in
      guard let box else { return }
      HandlerBox<NumberHandler>.handler(in: box)(Int(number))
    }
  }

  /// Connects to a signal with one pointer whose handlers give an exit status.
  @discardableResult
  static func connectStatus(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping StatusHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_status) { _, argument, box in
      guard let box, let argument else { return -1 }
      return gint(clamping: HandlerBox<StatusHandler>.handler(in: box)(argument))
    }
  }

  /// One of the C functions that connect a callback of one shape.
  typealias Connect<Callback> = (
    _ instance: gpointer?, _ name: UnsafePointer<CChar>?, _ callback: Callback, _ box: gpointer?,
    _ release: CGtkBoxRelease?, _ after: gboolean
  ) -> gulong

  /// Boxes a handler, and connects the callback that finds it in its box again.
  static func connect<Handler, Callback>(
    _ instance: gpointer, _ name: String, _ after: Bool, _ handler: Handler,
    by connect: Connect<Callback>, _ callback: Callback
  ) -> gulong {
    connect(
      instance, name, callback, HandlerBox<Handler>.retained(handler), releaseHandlerBox,
      after ? 1 : 0)
  }
}
