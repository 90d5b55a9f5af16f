import CGtk
import ControlModel

extension PressButton {
  /// Gives the shape to GDK, now and whenever GTK makes or resizes the window that takes input.
  func showInputShape(after oldShape: HitArea?) {
    if oldShape == nil {
      Signal.connect(pointer, "realize", after: true) { [weak self] in self?.applyInputShape() }
      Signal.connectArgument(pointer, "size-allocate", after: true) { [weak self] _ in
        self?.applyInputShape()
      }
    }
    applyInputShape()
  }

  /// The place that the owner is told: the middle of a point where there is a shape to ask.
  func reportedPoint(_ point: Point) -> Point {
    inputShape == nil ? point : HitArea.middle(ofPointAt: point)
  }

  /// Takes the look of being pressed away, and gives it back, at the rim of the shape.
  ///
  /// GtkButton itself looks at its whole square.
  func followInputShape(to point: Point) {
    guard let inputShape else { return }
    isOutsideShape = !inputShape.contains(point)
    if isOutsideShape {
      keepUnpressedOutsideShape()
    } else {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_ACTIVE, 0)
    }
  }

  /// GTK tells of the pointer's leaving the shape and of its moving on within the square, and the
  /// second sets the flag again.
  func keepUnpressedOutsideShape() {
    guard isTracking, isOutsideShape, looksPressed else { return }
    gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_ACTIVE)
  }

  private func applyInputShape() {
    guard let window = gtk_button_get_event_window(cgtk_button(pointer)) else { return }
    guard let inputShape else {
      gdk_window_input_shape_combine_region(window, nil, 0, 0)
      return
    }
    let region = inputShape.region(
      width: Int(gtk_widget_get_allocated_width(pointer)),
      height: Int(gtk_widget_get_allocated_height(pointer)))
    gdk_window_input_shape_combine_region(window, region, 0, 0)
    cairo_region_destroy(region)
  }
}
