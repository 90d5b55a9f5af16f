import CGtk
import ControlModel

extension PressButton {
  /// Applies the input shape whenever GTK creates or resizes the button's input window.
  func reapplyInputShapeOnResize() {
    Signal.connect(pointer, "realize", after: true) { [weak self] in self?.applyInputShape() }
    Signal.connectArgument(pointer, "size-allocate", after: true) { [weak self] _ in
      self?.applyInputShape()
    }
  }

  /// Limits the button's input window to the input shape, if the window exists.
  func applyInputShape() {
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

  /// Returns the point to report: the center of the logical pixel that contains `point` if the
  /// button has an input shape, and otherwise `point` itself.
  func reportedPoint(_ point: Point) -> Point {
    inputShape == nil ? point : HitArea.pixelCenter(at: point)
  }

  /// Sets the pressed state if `point` is inside the input shape, and clears it otherwise.
  ///
  /// GtkButton itself considers only its rectangle. Does nothing without an input shape.
  func followInputShape(to point: Point) {
    guard let inputShape else { return }
    isOutsideShape = !inputShape.contains(point)
    if isOutsideShape {
      clearPressedLookOutsideShape()
    } else {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_ACTIVE, 0)
    }
  }

  /// Clears the pressed state if the pointer of the current press is outside the input shape.
  ///
  /// GTK clears this state when the pointer leaves the shape, but sets it again when the pointer
  /// then moves within the button's rectangle.
  func clearPressedLookOutsideShape() {
    guard isTrackingPointer, isOutsideShape, looksPressed else { return }
    gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_ACTIVE)
  }
}
