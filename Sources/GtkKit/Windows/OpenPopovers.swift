import CGtk

/// Functions for the open popovers of a window, including the menus of ``MenuButton``.
///
/// An open popover blocks the pointer and the keyboard for the rest of its window, but not
/// accessible actions, which can open a second popover above the first. GTK then restores the focus
/// wrongly: to a widget of a popover that was destroyed, or to a widget that was freed. Therefore
/// at most one popover is open in a window, and the first closes before the second opens.
enum OpenPopovers {
  /// Closes the open popovers in the window of a widget.
  ///
  /// - Parameters:
  ///   - widget: A widget in the window.
  ///   - exception: A popover that remains open.
  ///   - ancestor: If not nil, only popovers that point to a descendant of this widget are closed.
  static func close(
    inWindowOf widget: UnsafeMutablePointer<GtkWidget>,
    except exception: UnsafeMutablePointer<GtkWidget>? = nil,
    pointingInto ancestor: UnsafeMutablePointer<GtkWidget>? = nil
  ) {
    guard let window = gtk_widget_get_toplevel(widget) else { return }
    for child in Widget.allChildren(of: window)
    where cgtk_is_popover(child) != 0 && child != exception && gtk_widget_get_visible(child) != 0 {
      let anchor = gtk_popover_get_relative_to(cgtk_popover(child))
      if let ancestor {
        guard let anchor, gtk_widget_is_ancestor(anchor, ancestor) != 0 else { continue }
      }
      gtk_popover_popdown(cgtk_popover(child))
    }
  }

  /// Removes the window's focus from a popover and its descendants.
  ///
  /// GTK does so for a widget that is destroyed, but only if the containers above it and the window
  /// agree about the focused widget.
  static func removeFocus(from popover: UnsafeMutablePointer<GtkWidget>) {
    guard let window = gtk_widget_get_toplevel(popover), cgtk_is_window(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window)),
      focus == popover || gtk_widget_is_ancestor(focus, popover) != 0
    else { return }
    gtk_window_set_focus(cgtk_window(window), nil)
  }
}
