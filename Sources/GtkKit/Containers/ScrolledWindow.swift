import CGtk

/// A scrollable view of a child that may be larger than the view.
///
/// When the focus moves to a widget in the child, that widget is scrolled into view.
@MainActor public final class ScrolledWindow: Container {
  /// Creates a scrolled window around a child.
  ///
  /// The scrolled window itself is not focusable. Otherwise, it would be a Tab stop without a name.
  ///
  /// - Parameter horizontal: When to show the horizontal scroll bar. The vertical scroll bar is
  ///   shown when needed.
  public init(_ child: Widget, horizontal: ScrollPolicy = .automatic) {
    super.init(gtk_scrolled_window_new(nil, nil))
    gtk_scrolled_window_set_policy(scrolledWindow, horizontal.gtk, GTK_POLICY_AUTOMATIC)
    isFocusable = false
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    passWheelOn()
  }

  /// Sets the minimum size of the visible area, in points.
  ///
  /// A nil length means GTK's own small minimum.
  public func setMinimumContentSize(width: Int? = nil, height: Int? = nil) {
    gtk_scrolled_window_set_min_content_width(
      scrolledWindow, width.map { gint(clamping: $0) } ?? -1)
    gtk_scrolled_window_set_min_content_height(
      scrolledWindow, height.map { gint(clamping: $0) } ?? -1)
  }

  /// The width of the visible area, in points.
  public var viewWidth: Double {
    gtk_adjustment_get_page_size(gtk_scrolled_window_get_hadjustment(scrolledWindow))
  }

  /// Whether the scrolled window requests its content's natural width if there is space.
  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(scrolledWindow) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(scrolledWindow, newValue ? 1 : 0) }
  }

  /// Whether a frame is drawn around the scrolled window.
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

/// The condition under which a scrolled window shows a scroll bar.
public enum ScrollPolicy: Sendable {
  /// Never: the scrolled window requests the size of its content in this direction.
  case never
  /// Only while the content is larger than the visible area.
  case automatic

  var gtk: GtkPolicyType {
    switch self {
    case .never: GTK_POLICY_NEVER
    case .automatic: GTK_POLICY_AUTOMATIC
    }
  }
}
