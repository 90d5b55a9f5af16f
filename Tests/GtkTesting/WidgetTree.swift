import CGtk

/// Returns a widget and its descendants, outermost first, including those that GTK adds internally.
package func widgets(
  in root: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  typealias Children = [UnsafeMutablePointer<GtkWidget>]
  guard cgtk_is_container(root) != 0 else { return [root] }
  var children: Children = []
  withUnsafeMutablePointer(to: &children) { collected in
    gtk_container_forall(
      cgtk_container(root),
      { child, data in
        guard let child, let data else { return }
        data.assumingMemoryBound(to: Children.self).pointee.append(child)
      }, collected)
  }
  return [root] + children.flatMap(widgets(in:))
}

/// Returns the windows of the program, newest first, whether visible or not.
package func toplevelWindows() -> [UnsafeMutablePointer<GtkWidget>] {
  let list = gtk_window_list_toplevels()
  defer { g_list_free(list) }
  var windows: [UnsafeMutablePointer<GtkWidget>] = []
  var node = list
  while let current = node?.pointee {
    if let data = current.data { windows.append(cgtk_widget(data)) }
    node = current.next
  }
  return windows
}

/// Returns the name that a screen reader speaks for a widget, or nil if it has none.
package func accessibleName(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
  guard let name = atk_object_get_name(gtk_widget_get_accessible(widget)) else { return nil }
  let text = String(cString: name)
  return text.isEmpty ? nil : text
}

/// Describes a widget in the message of a failed test: its type, style classes, and name.
package func describe(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
  "\(String(cString: cgtk_type_name(widget))) “\(accessibleName(of: widget) ?? "")”"
}
