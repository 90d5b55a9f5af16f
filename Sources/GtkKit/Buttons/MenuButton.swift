import CGtk

/// A button with a symbolic icon that opens a menu.
@MainActor public final class MenuButton: Widget {
  /// Called just before the menu opens, so that you can update its items.
  public var onOpen: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - iconName: The name of an icon in the icon theme, such as `open-menu-symbolic`.
  ///   - accessibleName: The name that screen readers announce instead of the icon's name. It is
  ///     also the tooltip.
  ///   - menu: The menu that the button opens.
  public init(iconName: String, accessibleName: String, menu: Menu) {
    super.init(gtk_menu_button_new())
    let icon = gtk_image_new_from_icon_name(iconName, GTK_ICON_SIZE_BUTTON)
    gtk_button_set_image(cgtk_button(pointer), icon)
    gtk_menu_button_set_menu_model(
      cgtk_menu_button(pointer), cgtk_menu_model(gpointer(menu.pointer)))
    self.accessibleName = accessibleName
    tooltip = accessibleName
    // GTK sets the button's checked state just before it opens the menu.
    Signal.connectStateFlags(pointer) { [weak self, pointer] before in
      let checked = GTK_STATE_FLAG_CHECKED.rawValue
      let isOpening = gtk_widget_get_state_flags(pointer).rawValue & ~before.rawValue & checked != 0
      guard isOpening else { return }
      self?.onOpen?()
      OpenPopovers.close(inWindowOf: pointer)
    }
  }

  /// Closes the menu if it is open.
  ///
  /// GTK leaves the menu open after the user selects a radio item.
  public func closeMenu() {
    gtk_toggle_button_set_active(cgtk_toggle_button(pointer), 0)
  }

  /// Opens the menu, or closes it if it is open.
  public func toggleMenu() {
    let button = cgtk_toggle_button(pointer)
    gtk_toggle_button_set_active(button, gtk_toggle_button_get_active(button) == 0 ? 1 : 0)
  }
}
