import CGtk

/// Children at frames that are computed from the width there is, as UIKit's `layoutSubviews` does.
///
/// A frame counts exactly, in whole points, whatever the child itself would ask for. The container
/// asks for the height of its layout, and mirrors it where text runs from right to left; it needs no width but that of a size request.
@MainActor open class FrameContainer: Container {
  /// Gives the children's frames for a width in points.
  ///
  /// It is asked when GTK measures and when it places, and after ``setNeedsLayout()``. A child
  /// beyond the frames is not shown.
  public var onLayout: ((_ width: Double) -> ChildFrames)? {
    get { arrangement.layout }
    set {
      arrangement.layout = newValue
      setNeedsLayout()
    }
  }

  /// The width that it asks for where there is room, in points.
  public var naturalWidth: Double {
    get { Double(arrangement.naturalWidth) }
    set {
      arrangement.naturalWidth = wholePoints(newValue)
      setNeedsLayout()
    }
  }

  private let arrangement: FrameArrangement

  /// Makes an empty container.
  ///
  /// - Parameter naturalWidth: the width that it asks for where there is room, in points.
  public init(naturalWidth: Double) {
    let widget: UnsafeMutablePointer<GtkWidget> = cgtk_widget(cgtk_new(FrameContainerLayout.type))
    arrangement = FrameArrangement(naturalWidth: wholePoints(naturalWidth))
    arrangement.attach(to: widget)
    super.init(widget)
    Signal.connect(pointer, "destroy") { [weak self] in self?.arrangement.layout = nil }
  }

  /// Adds a child at a position among those that are there; without one it comes last.
  ///
  /// Screen readers go through the children in this order.
  public func insert(_ child: Widget, at index: Int? = nil) {
    adopt(child) {
      gtk_container_add(cgtk_container(pointer), $0)
      if let index { gtk_box_reorder_child(cgtk_box(pointer), $0, gint(clamping: index)) }
    }
  }

  /// Asks for new frames with the next frame of the screen: what they depend on has changed.
  public func setNeedsLayout() {
    gtk_widget_queue_resize(pointer)
  }
}
