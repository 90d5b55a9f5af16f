import CGtk

extension Widget {
  /// The name that a screen reader speaks, or nil if there is none.
  ///
  /// If you set no name, GTK uses the text of some widgets, such as labels, as the name.
  public var accessibleName: String? {
    get { atk_object_get_name(accessible).map { String(cString: $0) } }
    set { atk_object_set_name(accessible, newValue ?? "") }
  }

  /// A sentence that a screen reader speaks after the name.
  ///
  /// If the widget is focused, the screen reader speaks a new description at once.
  public var accessibleDescription: String? {
    get { atk_object_get_description(accessible).map { String(cString: $0) } }
    set {
      // ATK does not report a change when an object gets its first description.
      if accessible.pointee.description == nil { atk_object_set_description(accessible, "") }
      atk_object_set_description(accessible, newValue ?? "")
    }
  }

  /// Sets the accessible role, replacing the one that the widget's class implies.
  public func setAccessibleRole(_ role: AccessibleRole) {
    atk_object_set_role(accessible, role.atk)
  }

  /// Makes a screen reader speak `text` at once, wherever the focus is in the window.
  ///
  /// Does nothing if the widget is not mapped, because `text` is then about a page that the user
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
