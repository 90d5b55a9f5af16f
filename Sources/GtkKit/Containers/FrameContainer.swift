import CGtk

/// A container that computes its children's frames from its width, as UIKit's `layoutSubviews`
/// does.
///
/// Each child is allocated exactly its frame, rounded to whole points, whatever size the child
/// requests. The container requests the height of its layout, but no minimum width unless it has a
/// size request. The layout is mirrored for right-to-left text.
@MainActor open class FrameContainer: Container {
  /// Returns the children's frames for a width in points.
  ///
  /// GTK calls this handler whenever it measures or allocates the container, for example after
  /// ``setNeedsLayout()``. If there are more children than frames, the remaining children are
  /// hidden. If this property is nil, all children are hidden, and the container needs no height.
  public var onLayout: ((_ width: Double) -> ChildFrames)? {
    get { arrangement.layout }
    set {
      arrangement.layout = newValue
      setNeedsLayout()
    }
  }

  /// The width that the container requests if there is space, in points.
  public var naturalWidth: Double {
    get { Double(arrangement.naturalWidth) }
    set {
      arrangement.naturalWidth = wholePoints(newValue)
      setNeedsLayout()
    }
  }

  private let arrangement: FrameArrangement

  /// Creates an empty container.
  ///
  /// - Parameter naturalWidth: The width that the container requests if there is space, in points.
  public init(naturalWidth: Double) {
    let widget: UnsafeMutablePointer<GtkWidget> = cgtk_widget(cgtk_new(FrameContainerLayout.type))
    arrangement = FrameArrangement(naturalWidth: wholePoints(naturalWidth))
    arrangement.attach(to: widget)
    super.init(widget)
    Signal.connect(pointer, "destroy") { [weak self] in self?.arrangement.layout = nil }
  }

  /// Inserts a child at `index` among the existing children, or after them if `index` is nil.
  ///
  /// Screen readers visit the children in this order.
  public func insert(_ child: Widget, at index: Int? = nil) {
    adopt(child) {
      gtk_container_add(cgtk_container(pointer), $0)
      if let index { gtk_box_reorder_child(cgtk_box(pointer), $0, gint(clamping: index)) }
    }
  }

  /// Requests a new layout before the screen is next drawn.
  ///
  /// Call this method when the data that the children's frames depend on has changed.
  public func setNeedsLayout() {
    gtk_widget_queue_resize(pointer)
  }
}
