import CGtk

/// Functions that close a window's popovers, including the menus of ``MenuButton``, and take the
/// focus from them.
///
/// A window should have at most one open popover, so close the first before you open a second. An
/// open popover blocks the pointer and the keyboard for the rest of its window, but an accessible
/// action can still open a second popover above the first. When both popovers close, GTK may move
/// the focus to a widget of a destroyed popover, or even to a freed widget.
enum OpenPopovers {
  /// Closes the open popovers in the window of `widget`.
  ///
  /// - Parameters:
  ///   - widget: A widget in the window.
  ///   - exception: A popover that remains open, or nil to close all.
  ///   - ancestor: A widget, in order to close only popovers that point to one of its descendants,
  ///     or nil to close all.
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

  /// Clears the window's focus if it is on `popover` or one of its descendants.
  ///
  /// When GTK destroys a popover, GTK itself clears the focus only if the containers above the
  /// focused widget have recorded the path to that widget as their focus children.
  static func removeFocus(from popover: UnsafeMutablePointer<GtkWidget>) {
    guard let window = gtk_widget_get_toplevel(popover), cgtk_is_window(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window)),
      focus == popover || gtk_widget_is_ancestor(focus, popover) != 0
    else { return }
    gtk_window_set_focus(cgtk_window(window), nil)
  }
}
