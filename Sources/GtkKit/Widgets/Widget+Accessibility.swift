import CGtk

extension Widget {
  /// The text shown while the pointer rests; GTK also tells it as the accessible description.
  public var tooltip: String? {
    get { String(owned: gtk_widget_get_tooltip_text(pointer)) }
    set { gtk_widget_set_tooltip_text(pointer, newValue) }
  }

  /// The name that a screen reader says; nil where the widget leaves it to its text or icon.
  public var accessibleName: String? {
    get { atk_object_get_name(accessible).map { String(cString: $0) } }
    set { atk_object_set_name(accessible, newValue ?? "") }
  }

  /// The sentence that a screen reader adds to the name.
  public var accessibleDescription: String? {
    get { atk_object_get_description(accessible).map { String(cString: $0) } }
    set { atk_object_set_description(accessible, newValue ?? "") }
  }

  /// Tells assistive technology what the widget is, in place of what its class says.
  public func setAccessibleRole(_ role: AccessibleRole) {
    atk_object_set_role(accessible, role.atk)
  }

  /// Has a screen reader say a text at once, as far as one listens and its protocol knows how.
  ///
  /// It takes ATK 2.46 on this side; with an older one nothing is said.
  public func announce(_ text: String) {
    cgtk_emit_text(accessible, "announcement", text)
  }

  private var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(pointer) }
}
