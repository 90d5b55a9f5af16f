import CGtk

extension Widget {
  /// Adds a style class.
  ///
  /// Adding a class again has no effect.
  public func addStyleClass(_ name: String) {
    gtk_style_context_add_class(gtk_widget_get_style_context(pointer), name)
  }

  /// Removes a style class if the widget has it.
  public func removeStyleClass(_ name: String) {
    gtk_style_context_remove_class(gtk_widget_get_style_context(pointer), name)
  }

  /// Returns the style classes of `widget`, in alphabetical order.
  ///
  /// GTK itself lists them in the order in which the process first used the names.
  static func styleClasses(of widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    let list = gtk_style_context_list_classes(gtk_widget_get_style_context(widget))
    defer { g_list_free(list) }
    var names: [String] = []
    var node = list
    while let current = node?.pointee {
      if let name = current.data {
        names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
      }
      node = current.next
    }
    return names.sorted()
  }
}

extension Widget {
  /// Clips the widget's drawing to its allocation, as UIKit's `clipsToBounds` does.
  ///
  /// Clipping begins when GTK next allocates the widget. Without clipping, stacked marks above and
  /// below letters are drawn outside the widget.
  public func clipToBounds() {
    Signal.connectArgument(pointer, "size-allocate", after: true) { [pointer] _ in
      clip(pointer, to: pointer)
    }
  }
}

/// Clips the drawing of `widget` to the allocation of `bounds`, until GTK next allocates `widget`.
///
/// Both widgets must be in the same GDK window.
func clip(
  _ widget: UnsafeMutablePointer<GtkWidget>, to bounds: UnsafeMutablePointer<GtkWidget>
) {
  var allocation = GtkAllocation()
  gtk_widget_get_allocation(bounds, &allocation)
  gtk_widget_set_clip(widget, &allocation)
}
