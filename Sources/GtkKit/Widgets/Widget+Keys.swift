import CGtk

extension Widget {
  /// Calls `handler` for each key press while the widget or one of its descendants is focused.
  ///
  /// A key press is handled in this order, until a handler returns true:
  ///
  /// 1. By the window's shortcuts, and by an input method that is composing a word.
  /// 2. By `handler`, if the widget itself is focused.
  /// 3. By GTK's action in the focused widget, such as the movement of an entry's caret.
  /// 4. By `handler`, if a descendant of the widget is focused.
  /// 5. By GTK's movement of the focus with Tab and the arrow keys.
  ///
  /// The handler is released with the widget. Capture the widget and its owner weakly.
  public func onKey(_ handler: @escaping @MainActor (KeyPress) -> Bool) {
    Signal.connectEvent(pointer, "key-press-event") { [weak self] event in
      guard self?.isComposing == false else { return false }
      return handler(KeyPress(event.pointee.key))
    }
  }

  /// Sends the key event that GTK is handling to this widget.
  ///
  /// Call this method in another widget's key handler, after the handler has moved the focus to
  /// this widget. GTK itself passes the event only to ancestors of the other widget.
  public func handleCurrentKey() {
    CurrentEvent.inspect { event in
      guard let event, event.pointee.type == GDK_KEY_PRESS else { return }
      gtk_widget_event(pointer, event)
    }
  }
}
