import CGtk

/// Columns side by side where the width holds all of them at their natural width, and one above the
/// other where it does not.
///
/// In a row the first column takes the width that is left.
///
/// GtkFlowBox could do it, but it gives each child a window of its own: a screen reader then takes
/// what is scrolled into sight there for hidden, and every theme pads its cells in its own way.
/// Limit the natural width of texts (``Label/maximumWidthInCharacters``), or they never stand side
/// by side.
@MainActor public final class AdaptiveColumns: Container {
  /// Makes columns with so many points between them, beside or above each other.
  public init(spacing: Int) {
    let widget = cgtk_new(AdaptiveColumnsLayout.type)
    gtk_box_set_spacing(cgtk_box(widget), gint(clamping: spacing))
    super.init(cgtk_widget(widget))
  }

  /// Adds a column, after those that are there.
  public func append(_ child: Widget) {
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
  }
}
