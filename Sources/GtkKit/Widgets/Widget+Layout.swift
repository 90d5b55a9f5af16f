import CGtk
import ControlModel

extension Widget {
  /// Asks for at least this size, in points; without a number the widget's own size counts.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(
      pointer, width.map { gint(clamping: $0) } ?? -1, height.map { gint(clamping: $0) } ?? -1)
  }

  /// Asks for at least a size, in the nearest whole points; in a ``Fixed`` it is the widget's size,
  /// unless its content or its style sheet needs more.
  public func setSizeRequest(_ size: Size) {
    gtk_widget_set_size_request(pointer, wholePoints(size.width), wholePoints(size.height))
  }

  /// The empty space around the widget, in whole points.
  ///
  /// Left is the leading side and right the trailing one: both change places where text runs from
  /// right to left.
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

  /// The place in a wider space; `fill` at first.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(pointer)) }
    set { gtk_widget_set_halign(pointer, newValue.gtk) }
  }

  /// The place in a higher space; `fill` at first.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(pointer)) }
    set { gtk_widget_set_valign(pointer, newValue.gtk) }
  }

  /// The direction of the widget's text; setting it says so for this widget alone.
  public var direction: TextDirection {
    get { TextDirection(gtk_widget_get_direction(pointer)) }
    set { gtk_widget_set_direction(pointer, newValue.gtk) }
  }

  /// The device pixels of one point on the widget's display, 1 or more.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer)) }

  /// The rectangle that the parent gave, in points, in the coordinates of GTK's own window
  /// for it; for a place relative to another widget take ``frame(in:)``.
  public var allocation: Rectangle {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(pointer, &allocation)
    return Rectangle(allocation)
  }

  /// The width below which the widget does not go, in points.
  public var minimumWidth: Double {
    var width: gint = 0
    gtk_widget_get_preferred_width(pointer, &width, nil)
    return Double(width)
  }

  /// Calls the handler whenever the widget has got its place.
  ///
  /// What the handler changes of the layout is to wait until GTK is done with it, as with
  /// ``DelayedCall/beforeOtherEvents(_:)``.
  public func onPlacement(_ handler: @escaping () -> Void) {
    Signal.connectArgument(pointer, "size-allocate", after: true) { _ in handler() }
  }

  /// The widget's rectangle in the coordinates of another one, in points.
  ///
  /// Nil while one of them has no place yet, or where they do not share a window.
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

/// The nearest whole number of points; GTK 3 knows no fractions, and no number that is not one.
func wholePoints(_ length: Double) -> gint {
  guard length.isFinite else { return 0 }
  let limit = Double(gint.max) / 2
  return gint(min(max(length.rounded(), -limit), limit))
}
