import CGtk

extension ButtonKeyPress {
  /// Connects the handlers that end the press or restore its look.
  func connectHandlers() {
    let cancel: Signal.PlainHandler = { [weak self] in self?.end(.cancelled) }
    handlers.addUnmap(of: widget, cancel)
    handlers.add(to: widget) {
      Signal.connectEvent($0, "key-release-event") { [weak self] event in
        self?.keyReleased(event.pointee.key) ?? false
      }
    }
    handlers.add(to: widget) {
      Signal.connectEvent($0, "button-press-event") { event in
        if event.pointee.button.button == GDK_BUTTON_PRIMARY { cancel() }
        return false
      }
    }
    // The widget lost the focus.
    handlers.add(to: widget) { [widget] in
      Signal.connectArgument($0, "notify::is-focus") { _ in
        if gtk_widget_is_focus(widget) == 0 { cancel() }
      }
    }
    // The window became inactive.
    handlers.add(to: widget) {
      Signal.connectEvent($0, "focus-out-event") { _ in
        cancel()
        return false
      }
    }
    handlers.add(to: widget) {
      Signal.connectNumber($0, "grab-notify") { wasGrabbed in
        if wasGrabbed == 0 { cancel() }
      }
    }
    handlers.add(to: widget) { [widget] _ in
      Signal.connectStateFlags(widget) { [weak self] _ in self?.stateChanged() }
    }
  }

  private func keyReleased(_ key: GdkEventKey) -> Bool {
    guard key.hardware_keycode == keyCode else { return false }
    end(InputShield.covers(widget) ? .cancelled : .keyUp)
    return true
  }

  private func stateChanged() {
    guard isUnderWay else { return }
    if gtk_widget_is_sensitive(widget) == 0 {
      end(.cancelled)
    } else if gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue == 0 {
      // GtkButton clears the pressed state when the pointer enters or leaves. This line restores
      // the state.
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
    }
  }
}
