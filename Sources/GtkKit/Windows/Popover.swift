import CGtk

/// A bubble that points to a widget; Escape or a click elsewhere closes it.
///
/// The focus goes back to that widget then, unless the widget is not seen any more. Keep the object:
/// the bubble goes with it, and at the latest with the window that it is in.
@MainActor public final class Popover: Container {
  /// Called whenever the popover has closed, but not when its window goes.
  public var onClose: (() -> Void)?

  /// Whether the popover is up; one that closes is not, although it may fade for a while.
  public private(set) var isOpen = false

  /// What the popover points to; the popover does not keep it alive.
  private weak var anchor: Widget?

  /// Makes a popover that points to a widget and shows a child.
  ///
  /// - Parameters:
  ///   - widget: What the popover points to.
  ///   - child: What it shows.
  ///   - accessibleName: What a screen reader calls it; nil leaves it to the child.
  ///   - accessibleDescription: What it adds where the child shows no sentence.
  public init(
    relativeTo widget: Widget, child: Widget, accessibleName: String? = nil,
    accessibleDescription: String = ""
  ) {
    anchor = widget
    super.init(gtk_popover_new(widget.pointer), isVisible: false)
    // The child has the name, and not the popover: Orca speaks a popover that has one when it
    // appears, and once more with what gets the focus.
    if let accessibleName {
      child.setAccessibleRole(.dialog)
      child.accessibleName = accessibleName
      child.accessibleDescription = accessibleDescription
    }
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    Signal.connect(pointer, "closed") { [weak self] in self?.wasClosed() }
    // GTK keeps the grab of a popover that goes with its page while it is still coming up: then
    // nothing in any window would take the pointer again.
    Signal.connect(pointer, "hide", after: true) { [pointer] in gtk_grab_remove(pointer) }
    Signal.connect(pointer, "unmap") { [weak self] in self?.wasUnmapped() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClose = nil }
  }

  isolated deinit {
    OpenPopovers.removeFocus(from: pointer)
    unregisterSurface()
    gtk_widget_destroy(pointer)
  }

  /// Has the window forget the surface that it made for the popover.
  ///
  /// GTK destroys the surface with the popover, but keeps its address with the window's own surfaces
  /// for as long as the window is there.
  private func unregisterSurface() {
    guard let window = gtk_widget_get_toplevel(pointer), window != pointer,
      let surface = gtk_widget_get_parent_window(pointer)
    else { return }
    var owner: gpointer?
    gdk_window_get_user_data(surface, &owner)
    // A popover that has not been realized has the window's surface for its parent.
    guard owner == gpointer(window), surface != gtk_widget_get_window(window) else { return }
    gtk_widget_unregister_window(window, surface)
  }

  /// Gives the focus back and tells of the closing, unless the window is on its way out.
  ///
  /// A window that is destroyed hides and then closes its popovers, and would be left with a focus
  /// that is freed.
  private func wasClosed() {
    isOpen = false
    guard let anchor,
      gtk_widget_get_visible(gtk_widget_get_toplevel(anchor.pointer)) != 0
    else { return }
    // The Tab key closes a popover in which nothing takes the focus, and would lose it.
    if anchor.isMapped { anchor.grabFocus() }
    onClose?()
  }

  /// Notices the end of a popover whose anchor is removed: GTK unmaps it, and does not close it.
  private func wasUnmapped() {
    if isOpen { wasClosed() }
  }

  /// Opens the popover, once any other one in the window is closed.
  ///
  /// The focus moves to the first widget in the popover that accepts it.
  public func popUp() {
    OpenPopovers.close(inWindowOf: pointer, except: pointer)
    gtk_popover_popup(cgtk_popover(pointer))
    isOpen = true
  }

  /// Closes the popover where it is open, as Escape does.
  public func close() {
    gtk_popover_popdown(cgtk_popover(pointer))
  }
}
