import CGtk

/// A bubble that points to a widget, its anchor.
///
/// Escape or a click elsewhere closes the popover. The anchor then gets the focus, if it is mapped
/// and focusable.
///
/// Retain the object: deallocating it destroys the popover. Destroying the window also destroys the
/// popover.
@MainActor public final class Popover: Container {
  /// The handler that is called when the popover has closed.
  ///
  /// The handler is not called if the anchor has been deallocated, or if the window is hidden or
  /// destroyed.
  public var onClose: (() -> Void)?

  /// Whether the popover is open.
  ///
  /// This is false as soon as the popover starts to close, while it may still be fading out.
  public private(set) var isOpen = false

  /// The widget that the popover points to.
  ///
  /// The reference is weak.
  private weak var anchor: Widget?

  /// Creates a closed popover that points to `widget` and contains `child`.
  ///
  /// - Parameters:
  ///   - widget: The anchor of the popover.
  ///   - child: The content of the popover.
  ///   - accessibleName: The name that a screen reader speaks, or nil to keep the name and role of
  ///     `child`.
  ///   - accessibleDescription: A description that a screen reader speaks after the name. It is
  ///     ignored if `accessibleName` is nil.
  public init(
    relativeTo widget: Widget, child: Widget, accessibleName: String? = nil,
    accessibleDescription: String = ""
  ) {
    anchor = widget
    super.init(gtk_popover_new(widget.pointer), isVisible: false)
    // The child, not the popover, gets the name. Otherwise, Orca would speak the name twice: when
    // the popover appears, and when a widget inside it gets the focus.
    if let accessibleName {
      child.setAccessibleRole(.dialog)
      child.accessibleName = accessibleName
      child.accessibleDescription = accessibleDescription
    }
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    Signal.connect(pointer, "closed") { [weak self] in self?.wasClosed() }
    // If the page of a popover disappears while the popover is opening, GTK does not release the
    // popover's grab. Without this handler, no window of the program would receive pointer events
    // again.
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
  /// GTK destroys the surface together with the popover. Without this method, the window would
  /// refer to the destroyed surface until the window itself is destroyed.
  private func unregisterSurface() {
    guard let window = gtk_widget_get_toplevel(pointer), window != pointer,
      let surface = gtk_widget_get_parent_window(pointer)
    else { return }
    var owner: gpointer?
    gdk_window_get_user_data(surface, &owner)
    // Until the popover is realized, GTK returns the window's own surface here.
    guard owner == gpointer(window), surface != gtk_widget_get_window(window) else { return }
    gtk_widget_unregister_window(window, surface)
  }

  /// Moves the focus to the anchor if the anchor is mapped, and calls ``onClose``.
  ///
  /// Does neither if the anchor has been deallocated or the window is hidden. When GTK destroys a
  /// window, GTK hides the window first and then closes the popovers. If this method moved the
  /// focus then, the window would end up with a freed widget as its focus.
  private func wasClosed() {
    isOpen = false
    guard let anchor,
      gtk_widget_get_visible(gtk_widget_get_toplevel(anchor.pointer)) != 0
    else { return }
    // Tab closes a popover that has no focusable widgets. Without this line, the window would then
    // have no focused widget.
    if anchor.isMapped { anchor.grabFocus() }
    onClose?()
  }

  /// Completes the closing of a popover that GTK unmaps while it is open.
  ///
  /// When the anchor is removed, GTK unmaps the popover without closing it.
  private func wasUnmapped() {
    if isOpen { wasClosed() }
  }

  /// Opens the popover, after closing any other open popover in the window.
  ///
  /// The focus moves to the first focusable widget in the popover.
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
