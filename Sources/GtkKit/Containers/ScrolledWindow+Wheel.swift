import CGtk

extension ScrolledWindow {
  /// Lets the wheel scroll the enclosing scrolled window when this scrolled window cannot scroll
  /// further.
  ///
  /// A GtkScrolledWindow that shows a scroll bar handles wheel events even if nothing moves.
  /// Without this method, a page would stop scrolling when the pointer reaches such a scrolled
  /// window inside the page.
  func passWheelOn() {
    Signal.connectEvent(pointer, "scroll-event") { [weak self] event in
      guard let self, isInsideScrolledWindow, !follows(event) else { return false }
      // This line skips GtkScrolledWindow's own handler. GTK then passes the event to the parent,
      // because this handler returns false.
      g_signal_stop_emission_by_name(pointer, "scroll-event")
      return false
    }
  }

  private var isInsideScrolledWindow: Bool {
    gtk_widget_get_parent(pointer).flatMap {
      gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type())
    } != nil
  }

  /// Returns whether this scrolled window should handle a wheel event.
  private func follows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    var (x, y) = wheelSteps(of: event)
    // The last event of a touchpad gesture moves nothing, but starts GTK's kinetic scrolling.
    guard x != 0 || y != 0 else { return true }
    if event.pointee.scroll.state & GDK_SHIFT_MASK.rawValue != 0 { (x, y) = (y, x) }
    let isVertical = y.magnitude >= x.magnitude
    let adjustment =
      isVertical
      ? gtk_scrolled_window_get_vadjustment(scrolledWindow)
      : gtk_scrolled_window_get_hadjustment(scrolledWindow)
    return hasRoom(adjustment, toward: isVertical ? y : x)
  }

  /// Returns the number of wheel steps of `event`, to the right in `x`, and down in `y`.
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
