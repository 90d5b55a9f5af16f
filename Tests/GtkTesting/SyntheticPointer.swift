import CGtk

/// A simulated pointer that acts on whichever widget is at a point of a window.
///
/// Between a press and its release, events go to the pressed widget, as with the X server.
package final class SyntheticPointer {
  private let window: UnsafeMutablePointer<GtkWidget>
  private var pressed: OpaquePointer?

  /// Creates a pointer over a window that is on the screen.
  package init(over window: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
    // An event may close the window before the next one.
    g_object_ref(gpointer(window))
  }

  isolated deinit {
    g_object_unref(gpointer(window))
  }

  /// Presses a pointer button at a point of the window.
  ///
  /// - Parameter count: The number of the press in a row of quick presses, which starts at 1.
  package func down(_ x: Double, _ y: Double, button: Int32 = GDK_BUTTON_PRIMARY, count: Int = 1) {
    pressed = pressed ?? target(x, y)?.window
    send(GDK_BUTTON_PRESS, x, y) { $0.pointee.button.button = guint(button) }
    // GDK sends the press itself first, and then the double or triple press.
    let multiple = [2: GDK_2BUTTON_PRESS, 3: GDK_3BUTTON_PRESS][count]
    if let multiple { send(multiple, x, y) { $0.pointee.button.button = guint(button) } }
  }

  /// Releases a pointer button.
  package func up(_ x: Double, _ y: Double, button: Int32 = GDK_BUTTON_PRIMARY) {
    send(GDK_BUTTON_RELEASE, x, y) {
      $0.pointee.button.button = guint(button)
      $0.pointee.button.state = GDK_BUTTON1_MASK.rawValue
    }
    pressed = nil
  }

  /// Moves the pointer, as a drag if the primary button is pressed.
  package func move(_ x: Double, _ y: Double) {
    let state = pressed == nil ? 0 : GDK_BUTTON1_MASK.rawValue
    send(GDK_MOTION_NOTIFY, x, y) { $0.pointee.motion.state = state }
  }

  /// Turns the wheel by one step over a point of the window.
  package func scroll(_ x: Double, _ y: Double, _ direction: GdkScrollDirection) {
    send(GDK_SCROLL, x, y) { $0.pointee.scroll.direction = direction }
  }

  /// Moves two fingers on a touchpad over a point of the window, right and down by fractions of a
  /// wheel step.
  package func scroll(_ x: Double, _ y: Double, by steps: (x: Double, y: Double)) {
    send(GDK_SCROLL, x, y) {
      $0.pointee.scroll.direction = GDK_SCROLL_SMOOTH
      ($0.pointee.scroll.delta_x, $0.pointee.scroll.delta_y) = steps
    }
  }

  private func send(
    _ type: GdkEventType, _ x: Double, _ y: Double,
    fill: (UnsafeMutablePointer<GdkEvent>) -> Void
  ) {
    guard let (target, x, y) = target(x, y), let event = gdk_event_new(type) else { return }
    event.pointee.any.window = OpaquePointer(g_object_ref(gpointer(target)))
    gdk_event_set_device(event, gdk_seat_get_pointer(SyntheticInput.seat))
    fill(event)
    switch type {
    case GDK_MOTION_NOTIFY:
      event.pointee.motion.time = SyntheticInput.nextTime()
      (event.pointee.motion.x, event.pointee.motion.y) = (x, y)
    case GDK_SCROLL:
      event.pointee.scroll.time = SyntheticInput.nextTime()
      (event.pointee.scroll.x, event.pointee.scroll.y) = (x, y)
    default:
      event.pointee.button.time = SyntheticInput.nextTime()
      (event.pointee.button.x, event.pointee.button.y) = (x, y)
    }
    SyntheticInput.deliver(event)
  }

  /// Returns the GDK window that receives an event at a point, and the point in its coordinates.
  private func target(
    _ x: Double, _ y: Double
  ) -> (window: OpaquePointer, x: Double, y: Double)? {
    guard var found = gtk_widget_get_window(window) else { return nil }
    var (x, y) = (x, y)
    if let pressed, gdk_window_is_destroyed(pressed) == 0 {
      while found != pressed {
        guard let child = ancestor(of: pressed, below: found) else { return nil }
        (found, x, y) = inside(child, x, y)
      }
      return (found, x, y)
    }
    while let child = children(of: found).first(where: { holds($0, x, y) }) {
      (found, x, y) = inside(child, x, y)
    }
    return (found, x, y)
  }

  private func ancestor(of window: OpaquePointer, below top: OpaquePointer) -> OpaquePointer? {
    var window = window
    while let parent = gdk_window_get_parent(window) {
      if parent == top { return window }
      window = parent
    }
    return nil
  }

  private func inside(
    _ child: OpaquePointer, _ x: Double, _ y: Double
  ) -> (OpaquePointer, Double, Double) {
    var (childX, childY) = (0.0, 0.0)
    gdk_window_coords_from_parent(child, x, y, &childX, &childY)
    return (child, childX, childY)
  }

  private func holds(_ child: OpaquePointer, _ x: Double, _ y: Double) -> Bool {
    let (_, x, y) = inside(child, x, y)
    return gdk_window_is_visible(child) != 0 && x >= 0 && y >= 0
      && x < Double(gdk_window_get_width(child)) && y < Double(gdk_window_get_height(child))
  }

  /// The child windows of a window, topmost first.
  private func children(of window: OpaquePointer) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var node = gdk_window_peek_children(window)
    while let current = node?.pointee {
      if let child = current.data { children.append(OpaquePointer(child)) }
      node = current.next
    }
    return children
  }
}
