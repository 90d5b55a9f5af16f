import CGtk

/// A GTK widget, owned: the reference is taken at creation and given back at `deinit`.
///
/// The main actor is named on every public class of this layer although it is the target's
/// default: without it an isolated `deinit` breaks importing targets in release builds.
@MainActor open class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// Takes over a new widget, whose floating reference becomes this object's.
  ///
  /// GTK 3 makes widgets hidden and forgets none of it: one that is not shown stays away without
  /// a word. Here a widget is visible from the start; windows and popovers are presented.
  init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = true) {
    pointer = widget
    g_object_ref_sink(widget)
    if isVisible { gtk_widget_show(widget) }
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// Whether the widget takes input; an insensitive one looks disabled.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Shows or hides the widget itself, whatever its ancestors do.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen or will be with the next frame.
  public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether an input method is in the middle of a word here, and needs the keys itself.
  var isComposing: Bool { false }

  /// Asks for a later call of the draw handlers.
  public func setNeedsDisplay() {
    gtk_widget_queue_draw(pointer)
  }

  /// Destroys the widget and all that it contains, as closing a window does.
  public func destroy() {
    gtk_widget_destroy(pointer)
  }

  /// Calls the handler when the widget is not shown any more, also when only its page goes.
  public func onUnmap(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "unmap", handler)
  }

  /// Calls the handler when the widget goes: destroyed with its window, or let go by all owners.
  ///
  /// The Swift object may be gone by then: the handler should capture what it needs, and not the
  /// widget. GTK may tell of one end twice.
  public func onDestroy(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "destroy", handler)
  }
}
