import CGtk

extension PressButton {
  /// Whether GTK shows the button as pressed at this moment.
  ///
  /// GTK sets the flag after it has told of `.down`; it is cleared before `.up` is told. A key sets
  /// it before `.keyDown` is told, and it is cleared before `.keyUp` is.
  public var looksPressed: Bool {
    get { has(GTK_STATE_FLAG_ACTIVE) }
    set { set(GTK_STATE_FLAG_ACTIVE, to: newValue) }
  }

  /// Whether the style sheet's `:checked` matches the button; a press does not change it.
  public var isChecked: Bool {
    get { has(GTK_STATE_FLAG_CHECKED) }
    set { set(GTK_STATE_FLAG_CHECKED, to: newValue) }
  }

  /// GtkButton clears the flag whenever the pointer enters or leaves it.
  func keepPressedLook() {
    if keepsPressedLook, !looksPressed { looksPressed = true }
  }

  private func set(_ flag: GtkStateFlags, to isSet: Bool) {
    if isSet {
      gtk_widget_set_state_flags(pointer, flag, 0)
    } else {
      gtk_widget_unset_state_flags(pointer, flag)
    }
  }

  private func has(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(pointer).rawValue & flag.rawValue != 0
  }
}
