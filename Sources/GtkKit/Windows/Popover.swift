import CGtk

/// A bubble that points to a widget; Escape or a click elsewhere closes it.
///
/// Keep the object: the bubble goes with it, and at the latest with the window that it is in.
@MainActor public final class Popover: Container {
  /// Called whenever the popover has closed.
  public var onClose: (() -> Void)?

  /// Makes a popover that points to a widget and shows a child.
  public init(relativeTo widget: Widget, child: Widget) {
    super.init(gtk_popover_new(widget.pointer), isVisible: false)
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    Signal.connect(pointer, "closed") { [weak self] in self?.onClose?() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClose = nil }
  }

  isolated deinit {
    gtk_widget_destroy(pointer)
  }

  /// Opens the popover; the focus goes to the first widget in it that takes it.
  public func popUp() {
    gtk_popover_popup(cgtk_popover(pointer))
  }
}
