import CGtk

/// Functions that connect Swift closures to GObject signals, one for each callback signature.
///
/// ```swift
/// final class Counter: Widget {
///   private(set) var count = 0
///
///   init() {
///     super.init(gtk_button_new_with_label("Count"))
///     Signal.connect(pointer, "clicked") { [weak self] in self?.count += 1 }
///     Signal.connectEvent(pointer, "scroll-event") { _ in true }
///   }
/// }
/// ```
///
/// The sample counts clicks, and stops every scroll event at the button. Each function retains the
/// closure until GObject disconnects the handler or finalizes the instance, and returns the
/// identifier of the handler, which `g_signal_handler_disconnect` accepts.
///
/// - Choose the function by the parameters that the C handler has besides its instance: none, an
///   event, a pointer, or a number. A function with the wrong signature causes no error, but the
///   handler then reads wrong arguments.
/// - Capture the widget weakly. A handler that captures its own widget strongly creates a reference
///   cycle, which only the widget's destruction breaks.
/// - Pass `after: true` to run the handler after the class's default handler.
enum Signal {
  typealias PlainHandler = @MainActor () -> Void
  typealias EventHandler = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool
  typealias FocusHandler = @MainActor (GtkDirectionType) -> Bool
  typealias DrawHandler = @MainActor (OpaquePointer) -> Bool
  typealias ArgumentHandler = @MainActor (gpointer?) -> Void
  typealias NumberHandler = @MainActor (Int) -> Void
  typealias StatusHandler = @MainActor (gpointer) -> Int

  /// Connects to a signal whose handler has no parameters besides the instance.
  @discardableResult
  static func connect(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping PlainHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_plain) { _, box in
      guard let box else { return }
      HandlerBox<PlainHandler>.handler(in: box)()
    }
  }

  /// Connects to an event signal.
  ///
  /// A handler that returns true stops the propagation of the event.
  @discardableResult
  static func connectEvent(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping EventHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_event) { _, event, box in
      guard let box, let event else { return 0 }
      return HandlerBox<EventHandler>.handler(in: box)(event) ? 1 : 0
    }
  }

  /// Connects to `focus`, which GTK emits when Tab or an arrow key moves the focus into or through
  /// a widget.
  ///
  /// A handler returns true if it has moved the focus.
  @discardableResult
  static func connectFocus(_ instance: gpointer, _ handler: @escaping FocusHandler) -> gulong {
    connect(instance, "focus", false, handler, by: cgtk_connect_focus) { _, direction, box in
      guard let box else { return 0 }
      return HandlerBox<FocusHandler>.handler(in: box)(direction) ? 1 : 0
    }
  }

  /// Connects to `draw`.
  ///
  /// A handler that returns true prevents the widget from drawing itself, unless `after` is true.
  @discardableResult
  static func connectDraw(
    _ instance: gpointer, after: Bool = false, _ handler: @escaping DrawHandler
  ) -> gulong {
    connect(instance, "draw", after, handler, by: cgtk_connect_draw) { _, context, box in
      guard let box, let context else { return 0 }
      return HandlerBox<DrawHandler>.handler(in: box)(context) ? 1 : 0
    }
  }

  /// Connects to a signal with one pointer argument, such as a child, a row, a property, or an
  /// action's parameter.
  @discardableResult
  static func connectArgument(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping ArgumentHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_argument) { _, argument, box in
      guard let box else { return }
      HandlerBox<ArgumentHandler>.handler(in: box)(argument)
    }
  }

  /// Connects to a signal with one integer argument, such as a dialog's response.
  @discardableResult
  static func connectNumber(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping NumberHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_number) { _, number, box in
      guard let box else { return }
      HandlerBox<NumberHandler>.handler(in: box)(Int(number))
    }
  }

  /// Connects to a signal with one pointer argument, whose handler returns an integer, such as an
  /// exit status.
  @discardableResult
  static func connectStatus(
    _ instance: gpointer, _ name: String, after: Bool = false, _ handler: @escaping StatusHandler
  ) -> gulong {
    connect(instance, name, after, handler, by: cgtk_connect_status) { _, argument, box in
      guard let box, let argument else { return -1 }
      return gint(clamping: HandlerBox<StatusHandler>.handler(in: box)(argument))
    }
  }

  /// A C function that connects a callback of one signature.
  typealias Connect<Callback> = (
    _ instance: gpointer?, _ name: UnsafePointer<CChar>?, _ callback: Callback, _ box: gpointer?,
    _ release: CGtkBoxRelease?, _ after: gboolean
  ) -> gulong

  /// Boxes a handler, and connects a callback that retrieves the handler from its box.
  static func connect<Handler, Callback>(
    _ instance: gpointer, _ name: String, _ after: Bool, _ handler: Handler,
    by connect: Connect<Callback>, _ callback: Callback
  ) -> gulong {
    connect(
      instance, name, callback, HandlerBox<Handler>.retained(handler), releaseHandlerBox,
      after ? 1 : 0)
  }
}
