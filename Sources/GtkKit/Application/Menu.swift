import CGtk

/// What a menu offers: items that name actions.
@MainActor public final class Menu {
  let pointer: OpaquePointer

  /// Makes an empty menu.
  public init() {
    pointer = g_menu_new()
  }

  isolated deinit {
    g_object_unref(gpointer(pointer))
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - title: the text; an underscore marks the letter that chooses the item.
  ///   - action: the full name, such as `win.show-shortcuts`, or `app.page::buttons` for an action
  ///     with a text. GTK shows the action's accelerator beside it.
  public func append(_ title: String, action: String) {
    g_menu_append(pointer, title, action)
  }
}
