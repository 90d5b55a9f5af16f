import CGtk

/// A container that arranges its columns in a row if their natural widths fit, and otherwise stacks
/// them vertically.
///
/// In a row, the first column receives the remaining width.
///
/// GtkFlowBox is not suitable: it gives each child a window of its own, so a screen reader
/// considers content that is scrolled into view there to be hidden, and themes add differing
/// padding to its cells. Limit the natural width of texts with ``Label/maximumWidthInCharacters``,
/// or the columns rarely fit in a row.
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
