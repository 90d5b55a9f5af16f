import CGtk

extension Widget {
  /// Whether the widget itself can have the keyboard focus; what it contains decides for itself.
  public var isFocusable: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget has the focus of its window, be the window active or not.
  public var isFocused: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether the widget, or something in it, has the focus of its window.
  public var containsFocus: Bool {
    guard let window = gtk_widget_get_toplevel(pointer), cgtk_is_window(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window))
    else { return false }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Calls the handler while the focus moves to something else in the widget, or out of it.
  ///
  /// GTK goes on with the containers above: the handler must not remove a widget.
  public func onFocusMove(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "set-focus-child", after: true) { _ in handler() }
  }

  /// Calls the handler when the widget itself has got or lost the focus of its window.
  public func onFocusedChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "notify::is-focus") { _ in handler() }
  }

  /// Scrolls so that the focused widget in here is seen, after the layout has moved it.
  ///
  /// GTK does so by itself when the focus moves.
  public func keepFocusInSight() {
    var ancestor = gtk_widget_get_parent(pointer)
    while let container = ancestor {
      if let child = gtk_container_get_focus_child(cgtk_container(container)) {
        gtk_container_set_focus_child(cgtk_container(container), child)
      }
      ancestor = gtk_widget_get_parent(container)
    }
  }

  /// Moves the focus of the widget's window here, if the widget can have it.
  ///
  /// Move the focus *before* the widget that has it is hidden or disabled: GTK leaves it nowhere.
  public func grabFocus() {
    gtk_widget_grab_focus(pointer)
  }

  /// Moves the focus to the first widget in here that can have it.
  public func focusFirst() {
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD)
  }

  /// Lets a window whose focus is nowhere begin in here when it is shown.
  ///
  /// GTK would begin at the window's first widget. It moves the focus to no widget that is not mapped,
  /// so ``focusFirst()`` does nothing before.
  public func takeFirstFocus() {
    Signal.connect(pointer, "map", after: true) { [weak self] in
      guard let self, let window = gtk_widget_get_toplevel(pointer), cgtk_is_window(window) != 0,
        gtk_window_get_focus(cgtk_window(window)) == nil
      else { return }
      focusFirst()
    }
  }

  /// Moves the focus out of the widget, to what Shift+Tab leads to, if the focus is in here.
  ///
  /// Call it before the widget is hidden or disabled. Where nothing else in the window can have the
  /// focus, it stays.
  public func passFocusBackward() {
    guard containsFocus, let window = gtk_widget_get_toplevel(pointer) else { return }
    var stations: Set<UnsafeMutablePointer<GtkWidget>> = []
    while containsFocus, let focus = gtk_window_get_focus(cgtk_window(window)),
      stations.insert(focus).inserted
    {
      gtk_widget_child_focus(window, GTK_DIR_TAB_BACKWARD)
    }
  }

  /// Ends a press of the pointer or a key that is under way elsewhere in the window: it leads to no
  /// action, and a ``PressButton`` tells that it was cancelled.
  public func interruptPresses() {
    PressInterruption.interrupt(by: pointer)
  }
}
