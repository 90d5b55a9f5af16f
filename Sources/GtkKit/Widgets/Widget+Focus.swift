import CGtk

extension Widget {
  /// Whether the widget itself can have the keyboard focus.
  ///
  /// Its children have separate values.
  public var isFocusable: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget has the focus of its window, even if the window is not active.
  public var isFocused: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether the widget or one of its descendants has the focus of its window.
  public var containsFocus: Bool {
    guard let window = gtk_widget_get_toplevel(pointer), cgtk_is_window(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window))
    else { return false }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Calls the handler while the focus moves within the widget or out of it.
  ///
  /// The handler must not remove a widget, because GTK continues with the containers above.
  public func onFocusMove(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "set-focus-child", after: true) { _ in handler() }
  }

  /// Calls the handler when the widget itself has gained or lost the focus of its window.
  public func onFocusedChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "notify::is-focus") { _ in handler() }
  }

  /// Scrolls to the focused descendant, after a change of the layout has moved it.
  ///
  /// When the focus moves, GTK scrolls by itself.
  public func keepFocusInSight() {
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

  /// Moves the focus to the first descendant that is focusable.
  public func focusFirst() {
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD)
  }

  /// Moves the focus to the first focusable descendant when the window is shown without a focused
  /// widget.
  ///
  /// GTK would move it to the window's first widget. ``focusFirst()`` has no effect before the
  /// window is shown, because GTK moves the focus only to mapped widgets.
  public func takeFirstFocus() {
    Signal.connect(pointer, "map", after: true) { [weak self] in
      guard let self, let window = gtk_widget_get_toplevel(pointer), cgtk_is_window(window) != 0,
        gtk_window_get_focus(cgtk_window(window)) == nil
      else { return }
      focusFirst()
    }
  }

  /// Moves the focus out of the widget, to the widget that Shift+Tab reaches.
  ///
  /// Does nothing if the focus is elsewhere.
  ///
  /// Call this method before you hide or disable the widget. If no other widget in the window is
  /// focusable, the focus does not move.
  public func passFocusBackward() {
    guard containsFocus, let window = gtk_widget_get_toplevel(pointer) else { return }
    var stations: Set<UnsafeMutablePointer<GtkWidget>> = []
    while containsFocus, let focus = gtk_window_get_focus(cgtk_window(window)),
      stations.insert(focus).inserted
    {
      gtk_widget_child_focus(window, GTK_DIR_TAB_BACKWARD)
    }
  }

  /// Interrupts a press of the pointer or a key elsewhere in the window.
  ///
  /// The press leads to no action, and a ``PressButton`` reports that it was canceled.
  public func interruptPresses() {
    PressInterruption.interrupt(by: pointer)
  }
}
