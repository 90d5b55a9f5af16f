import CGtk

/// An ordinary GTK button with a symbolic icon, for the frame around the stage.
@MainActor public final class IconButton: Widget {
  /// Called when the button is clicked, by the pointer, a key or assistive technology.
  public var onClick: (() -> Void)?

  /// Makes a button from an icon of the icon theme, such as `go-previous-symbolic`, whose variant
  /// for right-to-left text GTK finds by itself.
  ///
  /// A click with the pointer leaves the focus where it is. The name is told to screen readers,
  /// which would read out the icon's otherwise, and is shown to others as the tooltip.
  public init(iconName: String, accessibleName: String) {
    super.init(gtk_button_new_from_icon_name(iconName, GTK_ICON_SIZE_BUTTON))
    gtk_widget_set_focus_on_click(pointer, 0)
    self.accessibleName = accessibleName
    tooltip = accessibleName
    Signal.connect(pointer, "clicked") { [weak self] in self?.onClick?() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClick = nil }
  }
}
