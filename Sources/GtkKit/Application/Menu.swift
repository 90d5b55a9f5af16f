import CGtk

/// A menu model: a list of items that refer to actions.
@MainActor public final class Menu {
  let pointer: OpaquePointer

  /// Creates an empty menu.
  public init() {
    pointer = g_menu_new()
  }

  isolated deinit {
    g_object_unref(gpointer(pointer))
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - title: The item's text. If it contains an underscore, the letter after the underscore
  ///     selects the item.
  ///   - action: The action's full name, such as `win.show-shortcuts`, or `app.page::buttons` for
  ///     an action with a string parameter. If the action has an accelerator, GTK shows it beside
  ///     the item.
  public func append(_ title: String, action: String) {
    g_menu_append(pointer, title, action)
  }

  /// Adds a section, which a line separates from the items above.
  ///
  /// An empty section is not shown.
  public func appendSection(_ section: Menu) {
    g_menu_append_section(pointer, nil, cgtk_menu_model(gpointer(section.pointer)))
  }

  /// Removes all items and sections.
  public func removeAll() {
    g_menu_remove_all(pointer)
  }
}
