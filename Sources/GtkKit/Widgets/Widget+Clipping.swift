import CGtk

extension Widget {
  /// Keeps all that the widget draws inside of its allocation from now on, as UIKit's
  /// `clipsToBounds` does.
  ///
  /// GTK lets a text paint as far as the marks over and under its letters pile up.
  public func clipToBounds() {
    Signal.connectArgument(pointer, "size-allocate", after: true) { [pointer] _ in
      clip(pointer, to: pointer)
    }
  }
}

/// Keeps what a widget draws inside the allocation of another one in the same GDK window, until
/// GTK allocates it anew.
func clip(
  _ widget: UnsafeMutablePointer<GtkWidget>, to bounds: UnsafeMutablePointer<GtkWidget>
) {
  var allocation = GtkAllocation()
  gtk_widget_get_allocation(bounds, &allocation)
  gtk_widget_set_clip(widget, &allocation)
}
