import CGtk

extension Widget {
  /// The name that a screen reader speaks, or nil if there is none.
  ///
  /// Until you set a name, some widgets have a default name, such as the text of a label. Setting
  /// nil does not restore the default name, but sets an empty name.
  public var accessibleName: String? {
    get { atk_object_get_name(accessible).map { String(cString: $0) } }
    set { atk_object_set_name(accessible, newValue ?? "") }
  }

  /// A sentence that a screen reader speaks after the name, or nil if there is none.
  ///
  /// Until you set a description, the tooltip serves as the description. Setting nil sets an empty
  /// description. If the widget is focused, the screen reader speaks a new description at once.
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

  /// Makes a screen reader speak `text`, wherever the focus is in the window.
  ///
  /// Does nothing if `text` is empty, or if the widget is not mapped, for example because the user
  /// has left its page.
  public func announce(_ text: String) {
    guard isMapped, !text.isEmpty, let window = gtk_widget_get_toplevel(pointer) else { return }
    Announcements.speak(text, in: window)
  }

  /// Reports to assistive technology that the widget has appeared.
  ///
  /// A screen reader then speaks the widget's name if the widget is an alert or a notification.
  func reportAppearance() {
    atk_object_notify_state_change(accessible, AtkState(ATK_STATE_SHOWING.rawValue), 1)
  }

  var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(pointer) }
}
