import CGtk

extension ScrolledWindow {
  /// Lets the wheel scroll the enclosing scrolled window when this one is at its end.
  ///
  /// A GtkScrolledWindow handles every wheel event, even if nothing moves. A page would stop
  /// scrolling as soon as the pointer is over a scrolled part of it.
  func passWheelOn() {
    Signal.connectEvent(pointer, "scroll-event") { [weak self] event in
      guard let self, isInsideScrolledWindow, !follows(event) else { return false }
      // GTK passes an event that no handler accepts to the parent.
      g_signal_stop_emission_by_name(pointer, "scroll-event")
      return false
    }
  }

  private var isInsideScrolledWindow: Bool {
    gtk_widget_get_parent(pointer).flatMap {
      gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type())
    } != nil
  }

  /// Returns whether a wheel event scrolls this window.
  private func follows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    var (x, y) = wheelSteps(of: event)
    // The end of a touchpad gesture moves nothing, but starts GTK's kinetic scrolling.
    guard x != 0 || y != 0 else { return true }
    if event.pointee.scroll.state & GDK_SHIFT_MASK.rawValue != 0 { (x, y) = (y, x) }
    let isVertical = y.magnitude >= x.magnitude
    let adjustment =
      isVertical
      ? gtk_scrolled_window_get_vadjustment(scrolledWindow)
      : gtk_scrolled_window_get_hadjustment(scrolledWindow)
    return hasRoom(adjustment, toward: isVertical ? y : x)
  }

  /// Returns the steps of the wheel to the right and down.
  ///
  /// A touchpad reports fractions of a step.
  private func wheelSteps(of event: UnsafeMutablePointer<GdkEvent>) -> (x: Double, y: Double) {
    switch event.pointee.scroll.direction {
    case GDK_SCROLL_UP: (0, -1)
    case GDK_SCROLL_DOWN: (0, 1)
    case GDK_SCROLL_LEFT: (-1, 0)
    case GDK_SCROLL_RIGHT: (1, 0)
    default: (event.pointee.scroll.delta_x, event.pointee.scroll.delta_y)
    }
  }

  private func hasRoom(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, toward steps: Double
  ) -> Bool {
    let value = gtk_adjustment_get_value(adjustment)
    if steps < 0 { return value > gtk_adjustment_get_lower(adjustment) }
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    return value < end
  }
}
