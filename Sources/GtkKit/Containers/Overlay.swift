import CGtk

/// A container that shows a base widget and, above it, widgets that don't affect the container's
/// size.
@MainActor public final class Overlay: Container {
  /// Creates an overlay with `base` at the bottom.
  public init(_ base: Widget) {
    super.init(gtk_overlay_new())
    adopt(base) { gtk_container_add(cgtk_container(pointer), $0) }
  }

  /// Adds a widget above the others, positioned by its alignment.
  ///
  /// Pointer input goes through the added widget to the widget beneath, except where the added
  /// widget is or contains a control, such as a button.
  public func addOverlay(_ child: Widget) {
    adopt(child) { widget in
      gtk_overlay_add_overlay(cgtk_overlay(pointer), widget)
      gtk_overlay_set_overlay_pass_through(cgtk_overlay(pointer), widget, 1)
    }
  }
}
