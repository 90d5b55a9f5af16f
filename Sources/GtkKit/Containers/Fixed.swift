import CGtk
import Controls

/// Widgets at fixed places, as in a UIKit view without Auto Layout.
///
/// A child gets its minimum size: give it a size request where its frame is known. GtkFixed does
/// not mirror where text runs from right to left, which is what fixed frames mean.
@MainActor open class Fixed: Container {
  /// Makes an empty canvas; its size is what its children, or a size request, ask for.
  public init() {
    super.init(gtk_fixed_new())
  }

  /// Adds a child with its upper left corner at a point.
  public func place(_ child: Widget, at origin: Point) {
    adopt(child) {
      gtk_fixed_put(cgtk_fixed(pointer), $0, wholePoints(origin.x), wholePoints(origin.y))
    }
  }
}
