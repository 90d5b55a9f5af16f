import CGtk

extension Widget {
  /// The name that a screen reader says; nil where the widget leaves it to its text or icon.
  public var accessibleName: String? {
    get { atk_object_get_name(accessible).map { String(cString: $0) } }
    set { atk_object_set_name(accessible, newValue ?? "") }
  }

  /// The sentence that a screen reader adds to the name.
  ///
  /// A change is spoken at once where the widget has the focus.
  public var accessibleDescription: String? {
    get { atk_object_get_description(accessible).map { String(cString: $0) } }
    set {
      // ATK does not report the first description of an object as a change.
      if accessible.pointee.description == nil { atk_object_set_description(accessible, "") }
      atk_object_set_description(accessible, newValue ?? "")
    }
  }

  /// Tells assistive technology what the widget is, in place of what its class says.
  public func setAccessibleRole(_ role: AccessibleRole) {
    atk_object_set_role(accessible, role.atk)
  }

  /// Has a screen reader speak a text at once, wherever in the window the focus is.
  ///
  /// A widget that is not shown says nothing: its text would be about what the user has left.
  public func announce(_ text: String) {
    guard isMapped, !text.isEmpty, let window = gtk_widget_get_toplevel(pointer) else { return }
    Announcements.speak(text, in: window)
  }

  /// Tells assistive technology that the widget has appeared: a screen reader then speaks one that is
  /// an alert or a notification.
  func reportAppearance() {
    atk_object_notify_state_change(accessible, AtkState(ATK_STATE_SHOWING.rawValue), 1)
  }

  var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(pointer) }
}
