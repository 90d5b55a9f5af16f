import CGtk

extension Widget {
  /// Calls the handler for each key press while the widget or one of its descendants has the focus.
  ///
  /// A handler that returns true stops the propagation of the key. On the focused widget itself,
  /// the handler is called before GTK acts on the key, such as an entry that moves its caret. On a
  /// container, it is called after that, but before the arrow keys and Tab move the focus. The
  /// window's shortcuts, and an input method that is composing a word, receive the key before the
  /// handler.
  ///
  /// The handler is released with the widget. It should capture the widget and its owner weakly.
  public func onKey(_ handler: @escaping @MainActor (KeyPress) -> Bool) {
    Signal.connectEvent(pointer, "key-press-event") { [weak self] event in
      guard self?.isComposing == false else { return false }
      return handler(KeyPress(event.pointee.key))
    }
  }

  /// Sends the key event that GTK is handling to this widget.
  ///
  /// Call it in a key handler of another widget that has moved the focus here. GTK itself sends the
  /// event only to that widget's ancestors.
  public func takeKey() {
    CurrentEvent.inspect { event in
      guard let event, event.pointee.type == GDK_KEY_PRESS else { return }
      gtk_widget_event(pointer, event)
    }
  }
}
