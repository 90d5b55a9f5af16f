import CGtk

extension Widget {
  /// The name that a screen reader speaks, or nil if the name is that of the widget's text or icon.
  public var accessibleName: String? {
    get { atk_object_get_name(accessible).map { String(cString: $0) } }
    set { atk_object_set_name(accessible, newValue ?? "") }
  }

  /// The sentence that a screen reader speaks after the name.
  ///
  /// If the widget has the focus, a change is spoken at once.
  public var accessibleDescription: String? {
    get { atk_object_get_description(accessible).map { String(cString: $0) } }
    set {
      // ATK does not report an object's first description as a change.
      if accessible.pointee.description == nil { atk_object_set_description(accessible, "") }
      atk_object_set_description(accessible, newValue ?? "")
    }
  }

  /// Sets the accessible role, replacing the one that the widget's class implies.
  public func setAccessibleRole(_ role: AccessibleRole) {
    atk_object_set_role(accessible, role.atk)
  }

  /// Makes a screen reader speak a text at once, wherever the focus is in the window.
  ///
  /// Does nothing if the widget is not mapped, because the text would be about a page that the user
  /// has left.
  public func announce(_ text: String) {
    guard isMapped, !text.isEmpty, let window = gtk_widget_get_toplevel(pointer) else { return }
    Announcements.speak(text, in: window)
  }

  /// Reports to assistive technology that the widget has appeared.
  ///
  /// A screen reader then speaks an alert or a notification.
  func reportAppearance() {
    atk_object_notify_state_change(accessible, AtkState(ATK_STATE_SHOWING.rawValue), 1)
  }

  var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(pointer) }
}
