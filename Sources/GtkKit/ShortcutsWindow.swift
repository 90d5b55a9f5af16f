import CGtk

/// The window that lists the keyboard shortcuts, described by a resource.
///
/// Closing hides it, and ``present(over:)`` shows it again; keep the object as long as the program
/// runs. GTK 3.24 forgets three widgets inside a GtkShortcutsWindow that was shown and is
/// destroyed, and every style sheet that is loaded later stumbles over them with criticals.
@MainActor public final class ShortcutsWindow: Window {
  /// Makes the window.
  ///
  /// - Parameters:
  ///   - resource: the path of a GtkBuilder description among the program's resources.
  ///   - id: the GtkShortcutsWindow in it.
  /// - Throws: ``ResourceError`` where the description is missing, damaged or lacks the window.
  public init(resource: String, id: String) throws(ResourceError) {
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
    Signal.connectEvent(pointer, "delete-event") { [weak self] _ in
      self?.close()
      return true
    }
  }

  /// Shows the window above the one of an application that has the focus.
  public func present(over application: Application) {
    let parent = gtk_application_get_active_window(application.gtkApplication)
    gtk_window_set_transient_for(window, parent)
    present()
  }

  /// Hides the window.
  public override func close() {
    isVisible = false
  }
}
