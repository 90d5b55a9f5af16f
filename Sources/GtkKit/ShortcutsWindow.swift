import CGtk

/// The window that lists the keyboard shortcuts, described by a resource.
@MainActor public final class ShortcutsWindow: Window {
  /// Makes the window over another one; ``Window/present()`` shows it.
  ///
  /// - Parameters:
  ///   - resource: the path of a GtkBuilder description among the program's resources.
  ///   - id: the GtkShortcutsWindow in it.
  /// - Throws: ``ResourceError`` where the description is missing, damaged or lacks the window.
  public init(over parent: Window, resource: String, id: String) throws(ResourceError) {
    let builder = gtk_builder_new()
    defer { g_object_unref(builder) }
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_resource(builder, resource, &error) != 0 else {
      throw .unusable(path: resource, reason: takeMessage(of: error))
    }
    guard let object = gtk_builder_get_object(builder, id), cgtk_is_window(object) != 0 else {
      throw .unusable(path: resource, reason: "it has no window with the id \(id)")
    }
    super.init(cgtk_widget(object))
    setTransient(for: parent)
  }
}
