import CGtk

/// Helpers for GObject classes that derive from GtkBox and arrange their children differently.
enum BoxSubclass {
  /// Registers a GObject class that derives from GtkBox.
  ///
  /// The name must be unique, so call this function only once for each class.
  static func register(_ name: String, setUp: @escaping GClassInitFunc) -> GType {
    var box = GTypeQuery()
    g_type_query(gtk_box_get_type(), &box)
    return g_type_register_static_simple(
      gtk_box_get_type(), name, box.class_size, setUp, box.instance_size, nil, GTypeFlags(0))
  }

  /// Draws only the widget's children.
  ///
  /// GtkBox's method also draws the box's background and border. GtkBox positions them in its own
  /// allocation method, which these classes replace.
  static let drawChildren:
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> gboolean = {
      widget, context in
      guard let widget, let context else { return 0 }
      for child in children(of: widget) {
        gtk_container_propagate_draw(cgtk_container(widget), child, context)
      }
      return 0
    }

  /// Extends the widget's clip to include its children's clips, so that a child's focus ring can
  /// extend outside the widget.
  ///
  /// GTK clips the drawing of every container, and leaves it to the container to extend the clip.
  static func clip(_ widget: UnsafeMutablePointer<GtkWidget>) {
    var clip = GtkAllocation()
    gtk_widget_get_allocation(widget, &clip)
    for child in children(of: widget)
    where gtk_widget_get_visible(child) != 0 && gtk_widget_get_child_visible(child) != 0 {
      var childClip = GtkAllocation()
      gtk_widget_get_clip(child, &childClip)
      var both = GtkAllocation()
      gdk_rectangle_union(&clip, &childClip, &both)
      clip = both
    }
    gtk_widget_set_clip(widget, &clip)
  }

  /// Returns the children in order, including hidden ones.
  static func children(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    let list = gtk_container_get_children(cgtk_container(widget))
    defer { g_list_free(list) }
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var node = list
    while let current = node?.pointee {
      if let data = current.data { children.append(cgtk_widget(data)) }
      node = current.next
    }
    return children
  }
}
