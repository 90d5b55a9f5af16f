import CGtk
import ControlModel

/// Widgets at fixed places, as in a UIKit view without Auto Layout.
///
/// A child gets its minimum size: give it a size request where its frame is known, before it is
/// placed. GtkFixed does not mirror where text runs from right to left, which is what fixed frames
/// mean.
@MainActor open class Fixed: Container, TextScalable {
  private struct Placement {
    weak var child: Widget?
    let origin: Point
    /// The size request at the usual scale; nil until another scale asks for it.
    var size: Size?
  }

  private var placements: [Placement] = []
  /// The canvas's own size request at the usual scale; nil until another scale asks for it.
  private var ownSize: Size?

  /// Moves all children, and changes their sizes and the canvas's own, as if all that they were told
  /// were that much larger; children that are ``TextScalable`` follow.
  public var textScale = TextScale.usual {
    didSet {
      if textScale != oldValue { showScale() }
    }
  }

  /// Makes an empty canvas; its size is what its children, or a size request, ask for.
  public init() {
    super.init(gtk_fixed_new())
  }

  /// Adds a child with its upper left corner at a point.
  public func place(_ child: Widget, at origin: Point) {
    adopt(child) {
      gtk_fixed_put(cgtk_fixed(pointer), $0, wholePoints(origin.x), wholePoints(origin.y))
    }
    placements.append(Placement(child: child, origin: origin))
    if !textScale.isUsual { showScale(of: placements.count - 1) }
  }

  /// Asks for a size at the usual scale, in points, in place of an earlier one.
  ///
  /// Unlike a plain size request it also counts where the canvas has been in another scale, and where
  /// its class has a size of its own.
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

  /// Has a widget ask for a size in the scale; a length of -1 asks for none.
  private func ask(_ widget: Widget, for size: Size) {
    let scaled = textScale.size(size)
    widget.setSizeRequest(
      Size(
        width: size.width < 0 ? -1 : scaled.width, height: size.height < 0 ? -1 : scaled.height))
  }

  /// The size request; -1 where there is none, which no scale changes.
  private static func sizeRequest(of widget: Widget) -> Size {
    var (width, height): (gint, gint) = (0, 0)
    gtk_widget_get_size_request(widget.pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}
