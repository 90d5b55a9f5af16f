import CGtk

extension PressButton {
  /// Whether GTK currently shows the button as pressed.
  ///
  /// - In a press with the pointer, this property becomes true after `.pointerDown` is reported,
  ///   and false before `.pointerUp` is reported.
  /// - In a press with a key, it becomes true before `.keyDown` is reported, and false before
  ///   `.keyUp` is reported.
  public var looksPressed: Bool {
    get { has(GTK_STATE_FLAG_ACTIVE) }
    set { set(GTK_STATE_FLAG_ACTIVE, to: newValue) }
  }

  /// Whether the style sheet's `:checked` selector matches the button.
  ///
  /// A press doesn't change this property.
  public var isChecked: Bool {
    get { has(GTK_STATE_FLAG_CHECKED) }
    set { set(GTK_STATE_FLAG_CHECKED, to: newValue) }
  }

  /// Restores the pressed look if ``keepsPressedLook`` is true.
  ///
  /// GtkButton clears the pressed look whenever the pointer enters or leaves.
  func restorePressedLook() {
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
