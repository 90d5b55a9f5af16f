import CGtk
import ControlModel

extension FrameContainer {
  /// The part of the container that the enclosing scrolled window shows, in the container's
  /// coordinates.
  ///
  /// Without an enclosing scrolled window, this is the whole container. With one, the part always
  /// has the container's full width. The value is nil while the container is not on the screen.
  public var visiblePart: Rectangle? {
    guard isMapped else { return nil }
    let size = allocation.size
    guard let viewport = enclosingViewport else { return Rectangle(origin: .zero, size: size) }
    var x: gint = 0
    var y: gint = 0
    guard gtk_widget_translate_coordinates(pointer, viewport, 0, 0, &x, &y) != 0 else { return nil }
    var view = GtkAllocation()
    gtk_widget_get_allocation(viewport, &view)
    let top = max(0, -Double(y))
    let bottom = min(size.height, Double(view.height) - Double(y))
    return Rectangle(x: 0, y: top, width: size.width, height: max(0, bottom - top))
  }

  /// Calls `handler` when the visible part may have changed: when the container is scrolled
  /// vertically, is laid out, or appears on the screen.
  ///
  /// Call this method only once, for a container that remains in the same scrolled window. The
  /// handler must not remove a widget, because GTK may be in the middle of a layout or a focus
  /// change.
  public func onVisiblePartChange(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(pointer, "size-allocate", after: true) { _ in handler() }
    var isFollowingScrolling = false
    Signal.connect(pointer, "map", after: true) { [weak self] in
      if !isFollowingScrolling, let viewport = self?.enclosingViewport,
        let adjustment = gtk_scrollable_get_vadjustment(cgtk_scrollable(viewport))
      {
        isFollowingScrolling = true
        Signal.connect(adjustment, "value-changed", after: true, handler)
      }
      handler()
    }
  }

  private var enclosingViewport: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_ancestor(pointer, gtk_viewport_get_type())
  }
}
