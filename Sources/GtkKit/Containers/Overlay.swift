import CGtk

/// A widget with others laid over it, which take no pointer input and no part in its size.
@MainActor public final class Overlay: Container {
  /// Makes an overlay for a widget.
  public init(_ base: Widget) {
    super.init(gtk_overlay_new())
    adopt(base) { gtk_container_add(cgtk_container(pointer), $0) }
  }

  /// Lays a widget over the others, where its alignment says; presses go to what is beneath it.
  public func addOverlay(_ child: Widget) {
    adopt(child) { widget in
      gtk_overlay_add_overlay(cgtk_overlay(pointer), widget)
      gtk_overlay_set_overlay_pass_through(cgtk_overlay(pointer), widget, 1)
    }
  }
}
