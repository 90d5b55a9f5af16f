import CGtk

/// GObject classes of the kit's own: boxes that place their children in another way.
enum BoxSubclass {
  /// Makes a class under a name that no other has; do it once.
  static func register(_ name: String, setUp: @escaping GClassInitFunc) -> GType {
    var box = GTypeQuery()
    g_type_query(gtk_box_get_type(), &box)
    return g_type_register_static_simple(
      gtk_box_get_type(), name, box.class_size, setUp, box.instance_size, nil, GTypeFlags(0))
  }

  /// Draws the children alone.
  ///
  /// GtkBox would draw a background and a border of its own, which it places when it allocates.
  static let drawChildren:
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> gboolean = {
      widget, context in
      guard let widget, let context else { return 0 }
      for child in children(of: widget) {
        gtk_container_propagate_draw(cgtk_container(widget), child, context)
      }
      return 0
    }

  /// The children in their order, also those that are hidden.
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
