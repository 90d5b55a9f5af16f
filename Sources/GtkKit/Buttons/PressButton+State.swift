import CGtk

extension PressButton {
  /// Whether GTK shows the button as pressed at this moment.
  ///
  /// GTK sets the flag after it has told of `.down`; it is cleared before `.up` is told. A key sets
  /// it before `.keyDown` is told, and it is cleared before `.keyUp` is.
  public var isPressedLook: Bool { has(GTK_STATE_FLAG_ACTIVE) }

  /// Whether the style sheet's `:checked` matches the button; a press does not change it.
  public var isChecked: Bool {
    get { has(GTK_STATE_FLAG_CHECKED) }
    set {
      if newValue {
        gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_CHECKED, 0)
      } else {
        gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_CHECKED)
      }
    }
  }

  private func has(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(pointer).rawValue & flag.rawValue != 0
  }
}
