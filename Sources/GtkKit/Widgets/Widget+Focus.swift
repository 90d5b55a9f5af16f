import CGtk

extension Widget {
  /// Whether the widget itself can have the keyboard focus.
  ///
  /// The value does not affect the widget's children.
  public var isFocusable: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is the focused widget of its window, even if the window is inactive.
  public var isFocused: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether the widget or one of its descendants is the focused widget of its window.
  public var containsFocus: Bool {
    guard let window = gtk_widget_get_toplevel(pointer), cgtk_is_window(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window))
    else { return false }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Calls `handler` whenever the focus moves into, within, or out of the widget.
  ///
  /// The handler must not remove a widget, because GTK is still updating the containers above.
  public func onFocusMove(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "set-focus-child", after: true) { _ in handler() }
  }

  /// Calls `handler` when the widget itself gains or loses the focus of its window.
  public func onFocusedChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "notify::is-focus") { _ in handler() }
  }

  /// Scrolls the focused widget back into view, after a change of the layout has moved it.
  ///
  /// This method scrolls the ancestors of this widget that contain the focused widget. GTK itself
  /// scrolls only when the focus moves.
  public func scrollToFocus() {
    var ancestor = gtk_widget_get_parent(pointer)
    while let container = ancestor {
      if let child = gtk_container_get_focus_child(cgtk_container(container)) {
        gtk_container_set_focus_child(cgtk_container(container), child)
      }
      ancestor = gtk_widget_get_parent(container)
    }
  }

  /// Moves the window's focus to the widget if the widget is focusable.
  ///
  /// Before you hide or disable the focused widget, move the focus to another one. Otherwise, GTK
  /// leaves the window without a focused widget.
  public func grabFocus() {
    gtk_widget_grab_focus(pointer)
  }

  /// Moves the focus to the first focusable descendant.
  ///
  /// Call this method only while the focus is outside the widget. Otherwise, the focus moves to the
  /// next descendant.
  public func focusFirst() {
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD)
  }

  /// Moves the focus to the first focusable descendant whenever the widget appears in a window
  /// without a focused widget.
  ///
  /// Without this method, GTK focuses the window's first focusable widget. ``focusFirst()`` has no
  /// effect before the window is shown, because GTK moves the focus only to mapped widgets.
  public func focusFirstInitially() {
    Signal.connect(pointer, "map", after: true) { [weak self] in
      guard let self, let window = gtk_widget_get_toplevel(pointer), cgtk_is_window(window) != 0,
        gtk_window_get_focus(cgtk_window(window)) == nil
      else { return }
      focusFirst()
    }
  }

  /// Moves the focus out of the widget, to the first widget outside it that Shift+Tab reaches.
  ///
  /// Call this method before you hide or disable the widget. It has no effect if the focus is
  /// outside the widget. The focus stays inside if no widget outside is focusable.
  public func passFocusBackward() {
    guard containsFocus, let window = gtk_widget_get_toplevel(pointer) else { return }
    var visited: Set<UnsafeMutablePointer<GtkWidget>> = []
    while containsFocus, let focus = gtk_window_get_focus(cgtk_window(window)),
      visited.insert(focus).inserted
    {
      gtk_widget_child_focus(window, GTK_DIR_TAB_BACKWARD)
    }
  }

  /// Cancels every press, by pointer or key, except those on this widget or its descendants.
  ///
  /// A canceled press causes no action, and a ``PressButton`` reports `.cancelled`.
  public func interruptPresses() {
    PressInterruption.interrupt(except: pointer)
  }
}
