import CGtk
import ControlModel

/// The GObject class of ``FrameContainer``: a GtkBox whose Swift layout handler places the
/// children.
enum FrameContainerLayout {
  /// The GObject type, registered on first access.
  static let type = BoxSubclass.register("FrameContainer") { data, _ in
    guard let methods = data?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    methods.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    methods.pointee.get_preferred_width = { widget, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = FrameArrangement.of(widget)?.naturalWidth ?? 0
    }
    // This replaces GtkBox's method, which adds up the widths of all children.
    methods.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = FrameArrangement.of(widget)?.naturalWidth ?? 0
    }
    methods.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      let height = FrameArrangement.of(widget)?.height(for: width) ?? 0
      minimum?.pointee = height
      natural?.pointee = height
    }
    methods.pointee.get_preferred_height = { widget, minimum, natural in
      let height = FrameArrangement.of(widget).map { $0.height(for: $0.naturalWidth) } ?? 0
      minimum?.pointee = height
      natural?.pointee = height
    }
    methods.pointee.size_allocate = { widget, allocation in
      guard let widget, let allocation else { return }
      gtk_widget_set_allocation(widget, allocation)
      FrameArrangement.of(widget)?.place(
        BoxSubclass.children(of: widget), in: allocation.pointee,
        isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
      BoxSubclass.clip(widget)
    }
    methods.pointee.draw = BoxSubclass.drawChildren
  }
}

/// The layout of one ``FrameContainer``.
///
/// The container's GTK widget retains this object.
final class FrameArrangement {
  var layout: ((Double) -> ChildFrames)?
  var naturalWidth: gint

  private static let key = "button-gallery-frame-arrangement"

  init(naturalWidth: gint) {
    self.naturalWidth = naturalWidth
  }

  func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_data_full(
      cgtk_object(widget), FrameArrangement.key, Unmanaged.passRetained(self).toOpaque(),
      releaseBox)
  }

  /// Returns the layout of `widget`, or nil while GObject is still creating the widget.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> FrameArrangement? {
    widget.flatMap { g_object_get_data(cgtk_object($0), key) }.map {
      Unmanaged<FrameArrangement>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func height(for width: gint) -> gint {
    max(0, wholePoints(layout?(Double(width)).height ?? 0))
  }

  func place(
    _ children: [UnsafeMutablePointer<GtkWidget>], in area: GtkAllocation, isRightToLeft: Bool
  ) {
    let frames = layout?(Double(area.width)).frames ?? []
    for (index, child) in children.enumerated() {
      gtk_widget_set_child_visible(child, index < frames.count ? 1 : 0)
      guard index < frames.count, gtk_widget_get_visible(child) != 0 else { continue }
      // GTK logs a warning if it allocates a widget whose preferred size was never requested.
      gtk_widget_get_preferred_size(child, nil, nil)
      var place = GtkAllocation(frames[index])
      if isRightToLeft { place.x = area.width - place.x - place.width }
      place.x += area.x
      place.y += area.y
      gtk_widget_size_allocate(child, &place)
    }
  }
}

extension GtkAllocation {
  /// Creates an allocation by rounding each edge of the frame to the nearest whole point.
  fileprivate init(_ frame: Rectangle) {
    let x = wholePoints(frame.minX)
    let y = wholePoints(frame.minY)
    self.init(
      x: x, y: y, width: max(0, wholePoints(frame.maxX) - x),
      height: max(0, wholePoints(frame.maxY) - y))
  }
}

/// The frames of a ``FrameContainer``'s children for one width of the container.
public struct ChildFrames: Hashable, Sendable {
  /// The height that the container needs, in points.
  public let height: Double

  /// The frame of each child, in the order of the children.
  ///
  /// Coordinates are points from the container's upper-left corner. Specify the frames for text
  /// that runs from left to right. For the other direction, the container mirrors them.
  public let frames: [Rectangle]

  /// Creates a layout from the container's height and the frame of each child.
  public init(height: Double, frames: [Rectangle]) {
    self.height = height
    self.frames = frames
  }
}
