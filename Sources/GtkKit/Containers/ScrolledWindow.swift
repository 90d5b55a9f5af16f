import CGtk

/// A view onto a child that may be larger; the focused widget is kept in sight.
@MainActor public final class ScrolledWindow: Container {
  /// Makes a scrolled window around a child.
  ///
  /// It never has the focus itself, which would be a stop without a name.
  ///
  /// - Parameter horizontal: when there is a horizontal bar; the vertical one is there when needed.
  public init(_ child: Widget, horizontal: ScrollPolicy = .automatic) {
    super.init(gtk_scrolled_window_new(nil, nil))
    gtk_scrolled_window_set_policy(scrolledWindow, horizontal.gtk, GTK_POLICY_AUTOMATIC)
    isFocusable = false
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    passWheelOn()
  }

  /// The least size of what is seen, in points; nil leaves GTK's own few points.
  public func setMinimumContentSize(width: Int? = nil, height: Int? = nil) {
    gtk_scrolled_window_set_min_content_width(
      scrolledWindow, width.map { gint(clamping: $0) } ?? -1)
    gtk_scrolled_window_set_min_content_height(
      scrolledWindow, height.map { gint(clamping: $0) } ?? -1)
  }

  /// How much of the child's width is seen, in points.
  public var viewWidth: Double {
    gtk_adjustment_get_page_size(gtk_scrolled_window_get_hadjustment(scrolledWindow))
  }

  /// Whether the view asks for its content's width where there is room.
  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(scrolledWindow) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(scrolledWindow, newValue ? 1 : 0) }
  }

  /// Whether a frame is drawn around the view.
  public var hasFrame: Bool {
    get { gtk_scrolled_window_get_shadow_type(scrolledWindow) != GTK_SHADOW_NONE }
    set {
      gtk_scrolled_window_set_shadow_type(
        scrolledWindow, newValue ? GTK_SHADOW_IN : GTK_SHADOW_NONE)
    }
  }

  var scrolledWindow: UnsafeMutablePointer<GtkScrolledWindow> {
    cgtk_scrolled_window(pointer)
  }
}
