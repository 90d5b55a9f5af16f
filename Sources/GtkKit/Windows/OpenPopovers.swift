import CGtk

/// The popovers that are open in a window, including the menus of ``MenuButton``.
///
/// An open popover keeps the pointer and the keyboard from the rest of its window, but not an
/// accessible action, which can open a second one over the first. GTK then loses track of the
/// focus: it returns to a widget of the popover that is gone, or stays on a widget that is freed.
/// So at most one popover is open in a window, and the first closes before the second opens.
enum OpenPopovers {
  /// Closes the open popovers in the window of a widget.
  ///
  /// - Parameters:
  ///   - exception: A popover that stays open.
  ///   - ancestor: Where this is not nil, only popovers that point to something in it are closed.
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

  /// Takes the focus of its window away from a popover and from everything in it.
  ///
  /// GTK does so for a widget that is destroyed, but only as far as the containers above agree with
  /// the window about where the focus is.
  static func removeFocus(from popover: UnsafeMutablePointer<GtkWidget>) {
    guard let window = gtk_widget_get_toplevel(popover), cgtk_is_window(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window)),
      focus == popover || gtk_widget_is_ancestor(focus, popover) != 0
    else { return }
    gtk_window_set_focus(cgtk_window(window), nil)
  }
}
