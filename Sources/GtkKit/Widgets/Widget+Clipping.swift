import CGtk

extension Widget {
  /// Clips the widget's drawing to its allocation from now on, as UIKit's `clipsToBounds` does.
  ///
  /// Without clipping, stacked marks above and below letters are drawn outside the widget.
  public func clipToBounds() {
    Signal.connectArgument(pointer, "size-allocate", after: true) { [pointer] _ in
      clip(pointer, to: pointer)
    }
  }
}

/// Clips a widget's drawing to the allocation of another widget in the same GDK window, until GTK
/// allocates the first widget again.
func clip(
  _ widget: UnsafeMutablePointer<GtkWidget>, to bounds: UnsafeMutablePointer<GtkWidget>
) {
  var allocation = GtkAllocation()
  gtk_widget_get_allocation(bounds, &allocation)
  gtk_widget_set_clip(widget, &allocation)
}
