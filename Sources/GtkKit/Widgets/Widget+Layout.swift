import CGtk
import ControlModel

extension Widget {
  /// Sets the minimum size, in points.
  ///
  /// If a length is nil, only the minimum that the widget itself requires applies.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(
      pointer, width.map { gint(clamping: $0) } ?? -1, height.map { gint(clamping: $0) } ?? -1)
  }

  /// Sets the minimum size, rounded to whole points.
  ///
  /// In a ``Fixed``, the widget has exactly this size, unless its content or style sheet requires
  /// more.
  public func setSizeRequest(_ size: Size) {
    gtk_widget_set_size_request(pointer, wholePoints(size.width), wholePoints(size.height))
  }

  /// The empty space around the widget, in whole points.
  ///
  /// `left` applies to the leading edge, and `right` to the trailing edge. If the widget's
  /// direction is right to left, the leading edge is on the right.
  public var margins: EdgeInsets {
    get {
      EdgeInsets(
        top: Double(gtk_widget_get_margin_top(pointer)),
        left: Double(gtk_widget_get_margin_start(pointer)),
        bottom: Double(gtk_widget_get_margin_bottom(pointer)),
        right: Double(gtk_widget_get_margin_end(pointer)))
    }
    set {
      gtk_widget_set_margin_top(pointer, wholePoints(newValue.top))
      gtk_widget_set_margin_start(pointer, wholePoints(newValue.left))
      gtk_widget_set_margin_bottom(pointer, wholePoints(newValue.bottom))
      gtk_widget_set_margin_end(pointer, wholePoints(newValue.right))
    }
  }

  /// The horizontal position in a space that is wider than the widget.
  ///
  /// The default is `fill`.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(pointer)) }
    set { gtk_widget_set_halign(pointer, newValue.gtk) }
  }

  /// The vertical position in a space that is taller than the widget.
  ///
  /// The default is `fill`.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(pointer)) }
    set { gtk_widget_set_valign(pointer, newValue.gtk) }
  }

  /// The direction of the widget's text, and of the order of its children.
  ///
  /// Setting it does not affect the direction of the children themselves.
  public var direction: TextDirection {
    get { TextDirection(gtk_widget_get_direction(pointer)) }
    set { gtk_widget_set_direction(pointer, newValue.gtk) }
  }

  /// The number of device pixels per point on the widget's display, 1 or more.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer)) }

  /// The rectangle that the parent has allocated, in points, relative to the GDK window that
  /// contains the widget.
  ///
  /// For a position relative to another widget, use ``frame(in:)``.
  public var allocation: Rectangle {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(pointer, &allocation)
    return Rectangle(allocation)
  }

  /// The minimum width of the widget including its margins, in points.
  public var minimumWidth: Double {
    var width: gint = 0
    gtk_widget_get_preferred_width(pointer, &width, nil)
    return Double(width)
  }

  /// Calls `handler` whenever GTK allocates a rectangle to the widget.
  ///
  /// To change the layout, the handler must wait until GTK has finished the current layout, for
  /// example with ``DelayedCall/beforeOtherEvents(_:)``.
  public func onPlacement(_ handler: @escaping () -> Void) {
    Signal.connectArgument(pointer, "size-allocate", after: true) { _ in handler() }
  }

  /// Returns the widget's rectangle in the coordinates of `other`, in points.
  ///
  /// Returns nil if one of the two widgets is not realized, or if the widgets are in different
  /// windows.
  public func frame(in other: Widget) -> Rectangle? {
    var x: gint = 0
    var y: gint = 0
    guard gtk_widget_translate_coordinates(pointer, other.pointer, 0, 0, &x, &y) != 0 else {
      return nil
    }
    let size = allocation.size
    return Rectangle(x: Double(x), y: Double(y), width: size.width, height: size.height)
  }
}

extension Rectangle {
  init(_ allocation: GtkAllocation) {
    self.init(
      x: Double(allocation.x), y: Double(allocation.y), width: Double(allocation.width),
      height: Double(allocation.height))
  }
}

/// Returns the whole number of points that is nearest to `length`.
///
/// GTK 3 has no fractions of points. NaN and infinity become 0, and very large lengths are clamped.
func wholePoints(_ length: Double) -> gint {
  guard length.isFinite else { return 0 }
  let limit = Double(gint.max) / 2
  return gint(min(max(length.rounded(), -limit), limit))
}
