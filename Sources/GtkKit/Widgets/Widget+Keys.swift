import CGtk

extension Widget {
  /// Calls the handler for each key while the focus is on the widget or on something in it.
  ///
  /// A handler that returns true ends the key's way. On the focused widget itself it comes before
  /// GTK acts on the key, as an entry that moves its caret; on a container it comes after that, but
  /// before the arrow keys and Tab move the focus. The window's shortcuts come before both, and so
  /// does an input method that is in the middle of a word. The handler should capture the widget
  /// and its owner weakly; it goes with the widget.
  public func onKey(_ handler: @escaping @MainActor (KeyPress) -> Bool) {
    Signal.connectEvent(pointer, "key-press-event") { [weak self] event in
      guard self?.isComposing == false else { return false }
      return handler(KeyPress(event.pointee.key))
    }
  }

  /// Gives the key that GTK is handling to this widget, as if it had gone here from the beginning.
  ///
  /// For a key handler of another widget, which has moved the focus here: GTK goes on with that
  /// one's ancestors.
  public func takeKey() {
    CurrentEvent.inspect { event in
      guard let event, event.pointee.type == GDK_KEY_PRESS else { return }
      gtk_widget_event(pointer, event)
    }
  }
}
