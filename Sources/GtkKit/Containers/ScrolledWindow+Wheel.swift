import CGtk

extension ScrolledWindow {
  /// Lets the wheel scroll the scrolled window around this one, once this one is at its end.
  ///
  /// A GtkScrolledWindow keeps each turn of the wheel to itself, also one that moves nothing: a page
  /// would stop as soon as the pointer is over a scrolled part of it.
  func passWheelOn() {
    Signal.connectEvent(pointer, "scroll-event") { [weak self] event in
      guard let self, isInsideScrolledWindow, !follows(event) else { return false }
      // GTK gives an event that no handler takes to the parent.
      g_signal_stop_emission_by_name(pointer, "scroll-event")
      return false
    }
  }

  private var isInsideScrolledWindow: Bool {
    gtk_widget_get_parent(pointer).flatMap {
      gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type())
    } != nil
  }

  /// Whether a turn of the wheel moves what this window shows.
  private func follows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    var (x, y) = wheelSteps(of: event)
    // The end of a touchpad's gesture moves nothing, and tells GTK to let the view glide.
    guard x != 0 || y != 0 else { return true }
    if event.pointee.scroll.state & GDK_SHIFT_MASK.rawValue != 0 { (x, y) = (y, x) }
    let isVertical = y.magnitude >= x.magnitude
    let adjustment =
      isVertical
      ? gtk_scrolled_window_get_vadjustment(scrolledWindow)
      : gtk_scrolled_window_get_hadjustment(scrolledWindow)
    return hasRoom(adjustment, toward: isVertical ? y : x)
  }

  /// How far the wheel was turned to the right and down; a touchpad tells parts of a step.
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
