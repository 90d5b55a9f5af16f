import CGtk

/// A bubble that points to a widget.
///
/// Escape or a click elsewhere closes it.
///
/// When the popover closes, the focus returns to that widget if the widget is still mapped. Retain
/// the object: deallocating it destroys the popover. Destroying the window also destroys the
/// popover.
@MainActor public final class Popover: Container {
  /// The handler that is called when the popover has closed, but not when its window is destroyed.
  public var onClose: (() -> Void)?

  /// Whether the popover is open.
  ///
  /// False once it begins to close, although it may still fade out.
  public private(set) var isOpen = false

  /// The widget that the popover points to.
  ///
  /// The reference is weak.
  private weak var anchor: Widget?

  /// Creates a popover that points to a widget and shows a child.
  ///
  /// - Parameters:
  ///   - widget: The widget that the popover points to.
  ///   - child: The content of the popover.
  ///   - accessibleName: The name that a screen reader speaks, or nil to use the child's.
  ///   - accessibleDescription: The sentence that it adds, if the child shows none.
  public init(
    relativeTo widget: Widget, child: Widget, accessibleName: String? = nil,
    accessibleDescription: String = ""
  ) {
    anchor = widget
    super.init(gtk_popover_new(widget.pointer), isVisible: false)
    // The name is set on the child and not on the popover. Orca speaks a popover with a name when
    // it appears, and again with the widget that gets the focus.
    if let accessibleName {
      child.setAccessibleRole(.dialog)
      child.accessibleName = accessibleName
      child.accessibleDescription = accessibleDescription
    }
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    Signal.connect(pointer, "closed") { [weak self] in self?.wasClosed() }
    // GTK does not release the grab of a popover that disappears with its page while it is opening.
    // Without this, no window would receive pointer events again.
    Signal.connect(pointer, "hide", after: true) { [pointer] in gtk_grab_remove(pointer) }
    Signal.connect(pointer, "unmap") { [weak self] in self?.wasUnmapped() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClose = nil }
  }

  isolated deinit {
    OpenPopovers.removeFocus(from: pointer)
    unregisterSurface()
    gtk_widget_destroy(pointer)
  }

  /// Unregisters the surface that the window created for the popover.
  ///
  /// GTK destroys the surface with the popover, but the window retains its address until the window
  /// is destroyed.
  private func unregisterSurface() {
    guard let window = gtk_widget_get_toplevel(pointer), window != pointer,
      let surface = gtk_widget_get_parent_window(pointer)
    else { return }
    var owner: gpointer?
    gdk_window_get_user_data(surface, &owner)
    // The parent of an unrealized popover is the window's surface.
    guard owner == gpointer(window), surface != gtk_widget_get_window(window) else { return }
    gtk_widget_unregister_window(window, surface)
  }

  /// Restores the focus and calls ``onClose``, unless the window is being destroyed.
  ///
  /// A window that is destroyed hides and then closes its popovers. Restoring the focus would leave
  /// it with a focused widget that is freed.
  private func wasClosed() {
    isOpen = false
    guard let anchor,
      gtk_widget_get_visible(gtk_widget_get_toplevel(anchor.pointer)) != 0
    else { return }
    // The Tab key closes a popover without focusable widgets, and the focus would be lost.
    if anchor.isMapped { anchor.grabFocus() }
    onClose?()
  }

  /// Handles a popover whose anchor was removed.
  ///
  /// GTK unmaps it without closing it.
  private func wasUnmapped() {
    if isOpen { wasClosed() }
  }

  /// Opens the popover, after closing any other one in the window.
  ///
  /// The focus moves to the first widget in the popover that is focusable.
  public func popUp() {
    OpenPopovers.close(inWindowOf: pointer, except: pointer)
    gtk_popover_popup(cgtk_popover(pointer))
    isOpen = true
  }

  /// Closes the popover if it is open, as Escape does.
  public func close() {
    gtk_popover_popdown(cgtk_popover(pointer))
  }
}
