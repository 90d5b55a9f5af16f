import CGtk

/// A Swift object that owns a GTK widget, and the base class of all widgets in this layer.
///
/// ```swift
/// let label = Label("Ready")
/// label.tooltip = "The state of the printer"
/// label.margins = EdgeInsets(all: 12)
/// label.addStyleClass("dim-label")
///
/// let box = Box(orientation: .vertical, spacing: 6)
/// box.append(label)
/// ```
///
/// The sample creates a label, sets properties that every widget has, and adds the label to a box.
/// A widget is visible from the start, with two exceptions: you present windows and popovers, and
/// an ``InfoBar`` appears when it has text to show.
///
/// - The object retains the GTK widget until the object is deallocated. A container retains its
///   children, so a widget lives at least until it is removed from its container or its window is
///   destroyed.
/// - ``destroy()`` and closing the window destroy the GTK widget, even if the Swift object is still
///   referenced.
/// - Capture the widget weakly in its handlers. A strong capture creates a reference cycle.
///
/// Every public class of this layer has an explicit `@MainActor`, although that is the target's
/// default. Without the attribute, an isolated `deinit` breaks importing targets in release builds.
@MainActor open class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// Creates the owner of a new GTK widget, and converts its floating reference to a strong one.
  ///
  /// GTK 3 creates hidden widgets and shows no warning if one is never shown. Here, a widget is
  /// visible from the start, unless `isVisible` is false, as for windows, popovers, and info bars.
  init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = true) {
    pointer = widget
    g_object_ref_sink(widget)
    if isVisible { gtk_widget_show(widget) }
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// Whether the widget accepts input, if all its ancestors are sensitive.
  ///
  /// An insensitive widget and its descendants look disabled.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget itself is visible, regardless of its ancestors.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether GTK shows the widget, or will show the widget with the next frame.
  ///
  /// A widget that is scrolled out of view or covered by another window is still mapped.
  public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether an input method is composing a word in the widget and needs the keys itself.
  var isComposing: Bool { false }

  /// Requests a redraw of the widget in a later frame.
  public func setNeedsDisplay() {
    gtk_widget_queue_draw(pointer)
  }

  /// Destroys the widget and its descendants, as closing a window does.
  public func destroy() {
    gtk_widget_destroy(pointer)
  }

  /// Calls `handler` when the widget is no longer shown, for example because its page was hidden.
  public func onUnmap(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "unmap", handler)
  }

  /// Calls `handler` when the widget is destroyed, for example with its window or because its last
  /// owner has released it.
  ///
  /// The Swift object may be deallocated by then. Capture the values that the handler needs, but
  /// not the widget. GTK may call the handler twice for the same widget.
  public func onDestroy(_ handler: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, "destroy", handler)
  }
}
