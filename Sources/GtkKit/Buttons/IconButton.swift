import CGtk

/// A standard GTK button with a symbolic icon, for an application's own controls.
@MainActor public final class IconButton: Widget {
  /// Called when the button is clicked with the pointer, with a key, or by assistive technology.
  public var onClick: (() -> Void)?

  /// Creates a button.
  ///
  /// A click with the pointer doesn't move the focus.
  ///
  /// - Parameters:
  ///   - iconName: The name of an icon in the icon theme, such as `go-previous-symbolic`. In
  ///     right-to-left locales, GTK uses the icon's right-to-left variant, if there is one.
  ///   - accessibleName: The name that screen readers announce instead of the icon's name. It is
  ///     also the tooltip.
  public init(iconName: String, accessibleName: String) {
    super.init(gtk_button_new_from_icon_name(iconName, GTK_ICON_SIZE_BUTTON))
    gtk_widget_set_focus_on_click(pointer, 0)
    self.accessibleName = accessibleName
    tooltip = accessibleName
    Signal.connect(pointer, "clicked") { [weak self] in self?.onClick?() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClick = nil }
  }
}
