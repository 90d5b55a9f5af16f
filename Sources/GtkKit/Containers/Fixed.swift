import CGtk
import ControlModel

/// A container with its children at fixed positions, like a UIKit view without Auto Layout.
///
/// A child has its minimum size, or its size request if that is larger. Set the size request before
/// you place the child. Positions are not mirrored for right-to-left text, because GtkFixed doesn't
/// mirror them.
@MainActor open class Fixed: Container, TextScalable {
  private struct Placement {
    weak var child: Widget?
    let origin: Point
    /// The size request at the usual scale, or nil until another scale is set.
    var size: Size?
  }

  private var placements: [Placement] = []
  /// The container's own size request at the usual scale, or nil until another scale is set.
  private var ownSize: Size?

  /// The scale of the children's positions and sizes and of the container's own size.
  ///
  /// ``TextScalable`` children receive the same scale.
  public var textScale = TextScale.usual {
    didSet {
      if textScale != oldValue { showScale() }
    }
  }

  /// Creates an empty container.
  ///
  /// The container has the size that its children need, or its size request if that is larger.
  public init() {
    super.init(gtk_fixed_new())
  }

  /// Adds a child with its upper-left corner at `origin`.
  public func place(_ child: Widget, at origin: Point) {
    adopt(child) {
      gtk_fixed_put(cgtk_fixed(pointer), $0, wholePoints(origin.x), wholePoints(origin.y))
    }
    placements.append(Placement(child: child, origin: origin))
    if !textScale.isUsual { showScale(of: placements.count - 1) }
  }

  /// Requests a size for the container, in points at the usual scale, replacing any earlier
  /// request.
  ///
  /// If the container's scale may have changed, or if the container's class itself sets a size, use
  /// this method instead of a plain size request, which the next change of the scale would
  /// overwrite.
  public func setOwnSize(_ size: Size) {
    ownSize = size
    ask(self, for: size)
  }

  private func showScale() {
    let size = ownSize ?? Self.sizeRequest(of: self)
    setOwnSize(size)
    for index in placements.indices { showScale(of: index) }
  }

  private func showScale(of index: Int) {
    guard let child = placements[index].child else { return }
    let size = placements[index].size ?? Self.sizeRequest(of: child)
    placements[index].size = size
    (child as? any TextScalable)?.textScale = textScale
    let frame = textScale.frame(Rectangle(origin: placements[index].origin, size: size))
    gtk_fixed_move(
      cgtk_fixed(pointer), child.pointer, wholePoints(frame.minX), wholePoints(frame.minY))
    ask(child, for: size)
  }

  /// Sets the size request of `widget` to `size`, scaled.
  ///
  /// A length of -1 means no request, and is not scaled.
  private func ask(_ widget: Widget, for size: Size) {
    let scaled = textScale.size(size)
    widget.setSizeRequest(
      Size(
        width: size.width < 0 ? -1 : scaled.width, height: size.height < 0 ? -1 : scaled.height))
  }

  /// Returns the size request of `widget`.
  ///
  /// A length of -1 means no request.
  private static func sizeRequest(of widget: Widget) -> Size {
    var (width, height): (gint, gint) = (0, 0)
    gtk_widget_get_size_request(widget.pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}

/// A widget that scales its positions or sizes, which are set for the usual text size, to the
/// desktop's text size.
@MainActor public protocol TextScalable: AnyObject {
  /// The scale of the widget's positions and sizes, initially the usual scale.
  var textScale: TextScale { get set }
}
