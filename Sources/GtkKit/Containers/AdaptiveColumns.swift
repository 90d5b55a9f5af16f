import CGtk

/// A container that arranges its columns in a row if their natural widths fit, and otherwise stacks
/// them vertically.
///
/// In a row, the first column receives the remaining width. Limit the natural width of text with
/// ``Label/maximumWidthInCharacters``. Otherwise, the columns rarely fit in a row.
///
/// GtkFlowBox is not suitable, for two reasons:
///
/// - It gives each child a separate GDK window. A screen reader therefore considers content that is
///   scrolled into view to be hidden.
/// - The padding of its cells depends on the theme.
@MainActor public final class AdaptiveColumns: Container {
  /// Creates a container with the given space, in points, between its columns.
  public init(spacing: Int) {
    let widget = cgtk_new(AdaptiveColumnsLayout.type)
    gtk_box_set_spacing(cgtk_box(widget), gint(clamping: spacing))
    super.init(cgtk_widget(widget))
  }

  /// Adds a column after the existing ones.
  public func append(_ child: Widget) {
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
  }
}

/// The GObject class of ``AdaptiveColumns``: a GtkBox that arranges its children in a row or a
/// column, depending on the available width.
enum AdaptiveColumnsLayout {
  /// The GObject type, registered on first access.
  static let type = BoxSubclass.register("AdaptiveColumns") { data, _ in
    guard let methods = data?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    methods.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    methods.pointee.get_preferred_width = { widget, minimum, natural in
      let columns = Columns(of: widget)
      minimum?.pointee = columns.minimumWidth
      natural?.pointee = columns.naturalWidth
    }
    // This replaces GtkBox's method, which requests the width of all columns side by side.
    methods.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
      let columns = Columns(of: widget)
      minimum?.pointee = columns.minimumWidth
      natural?.pointee = columns.naturalWidth
    }
    methods.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      let height = Columns(of: widget).height(for: width)
      minimum?.pointee = height
      natural?.pointee = height
    }
    methods.pointee.get_preferred_height = { widget, minimum, natural in
      let columns = Columns(of: widget)
      minimum?.pointee = columns.height(for: columns.naturalWidth)
      natural?.pointee = columns.height(for: columns.naturalWidth)
    }
    methods.pointee.size_allocate = { widget, allocation in
      guard let widget, let allocation else { return }
      gtk_widget_set_allocation(widget, allocation)
      Columns(of: widget).allocate(in: allocation.pointee)
      BoxSubclass.clip(widget)
    }
    methods.pointee.draw = BoxSubclass.drawChildren
  }
}

/// The children of one container, and their layout.
private struct Columns {
  private var children: [UnsafeMutablePointer<GtkWidget>] = []
  private let spacing: gint
  private let isRightToLeft: Bool
  private(set) var minimumWidth: gint = 0
  private var naturalWidths: [gint] = []

  init(of widget: UnsafeMutablePointer<GtkWidget>?) {
    spacing = widget.map { gtk_box_get_spacing(cgtk_box($0)) } ?? 0
    isRightToLeft = widget.map { gtk_widget_get_direction($0) == GTK_TEXT_DIR_RTL } ?? false
    for child in widget.map(BoxSubclass.children) ?? [] where gtk_widget_get_visible(child) != 0 {
      add(child)
    }
  }

  private mutating func add(_ child: UnsafeMutablePointer<GtkWidget>) {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_get_preferred_width(child, &minimum, &natural)
    children.append(child)
    minimumWidth = max(minimumWidth, minimum)
    naturalWidths.append(natural)
  }

  private var gaps: gint { spacing * gint(max(0, children.count - 1)) }

  var naturalWidth: gint { naturalWidths.reduce(0, +) + gaps }

  /// Returns the width of each child.
  ///
  /// In a row, the first child receives the remaining width. Otherwise, each child has the full
  /// width.
  private func widths(in width: gint) -> [gint] {
    guard width >= naturalWidth, let first = naturalWidths.first else {
      return children.map { _ in width }
    }
    return [first + width - naturalWidth] + naturalWidths.dropFirst()
  }

  private func heights(for widths: [gint]) -> [gint] {
    zip(children, widths).map { child, width in
      var height: gint = 0
      gtk_widget_get_preferred_height_for_width(child, width, nil, &height)
      return height
    }
  }

  func height(for width: gint) -> gint {
    let heights = heights(for: widths(in: width))
    return width >= naturalWidth ? heights.max() ?? 0 : heights.reduce(0, +) + gaps
  }

  func allocate(in area: GtkAllocation) {
    let widths = widths(in: area.width)
    let isRow = area.width >= naturalWidth
    let heights = isRow ? widths.map { _ in area.height } : heights(for: widths)
    var offset: gint = 0
    for (index, child) in children.enumerated() {
      var place = GtkAllocation(
        x: area.x, y: area.y, width: widths[index], height: heights[index])
      if isRow {
        place.x += isRightToLeft ? area.width - offset - widths[index] : offset
      } else {
        place.y += offset
      }
      gtk_widget_size_allocate(child, &place)
      offset += (isRow ? widths[index] : heights[index]) + spacing
    }
  }
}
