import CGtk

/// Puts a title where the capital letters of its font stand in the middle of its button.
///
/// GTK puts the middle of the line's box there. How much room the box has over and under the letters
/// is different in each font, and the box grows where a letter comes from another font: titles would
/// stand off the middle, and those of two scripts not on one line.
func centerCapitals(
  of label: UnsafeMutablePointer<GtkWidget>, in button: UnsafeMutablePointer<GtkWidget>
) {
  var area = GtkAllocation()
  gtk_widget_get_allocation(label, &area)
  var bounds = GtkAllocation()
  gtk_widget_get_allocation(button, &bounds)
  guard let layout = gtk_label_get_layout(cgtk_label(label)) else { return }
  var height: gint = 0
  pango_layout_get_pixel_size(layout, nil, &height)
  let room = area.height - height
  guard room != 0 else { return }
  let baseline = bounds.y + capitalBaseline(of: label, inHeight: bounds.height)
  let top = baseline - pango_layout_get_baseline(layout) / PANGO_SCALE - area.y
  // A line that is higher than its place can be moved by what it lacks, and no
  // farther. GTK drops the fraction of a point that the half gives it.
  gtk_label_set_yalign(cgtk_label(label), (Float(top) + 0.5) / Float(room))
}

/// The height of the capital letters of a widget's font, in whole points.
func capitalHeight(of widget: UnsafeMutablePointer<GtkWidget>) -> gint {
  let layout = gtk_widget_create_pango_layout(widget, "H")
  defer { layout.map { g_object_unref(gpointer($0)) } }
  var ink = PangoRectangle()
  pango_layout_get_pixel_extents(layout, &ink, nil)
  return pango_layout_get_baseline(layout) / PANGO_SCALE - ink.y
}

/// How far under the upper edge of a place the capital letters in its middle stand, in whole points;
/// an odd point is left below them.
private func capitalBaseline(
  of widget: UnsafeMutablePointer<GtkWidget>, inHeight height: gint
) -> gint {
  let capital = capitalHeight(of: widget)
  return (height - capital) / 2 + capital
}
