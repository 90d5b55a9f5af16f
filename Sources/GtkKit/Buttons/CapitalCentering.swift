import CGtk

/// Positions a title so that the capital letters of its font are vertically centered in its button.
///
/// GTK itself centers the whole line. The space above and below the letters in a line differs
/// between fonts, and the line is taller if a letter comes from another font. Without this
/// function, titles would be off center, and titles in two scripts would have different baselines.
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
  // The title can move by at most `room`, even if its line is taller than the label. GTK discards
  // fractions of a point, so adding half a point only prevents rounding errors.
  gtk_label_set_yalign(cgtk_label(label), (Float(top) + 0.5) / Float(room))
}

/// Returns the height of the capital letters in a widget's font, in whole points.
func capitalHeight(of widget: UnsafeMutablePointer<GtkWidget>) -> gint {
  let layout = gtk_widget_create_pango_layout(widget, "H")
  defer { layout.map { g_object_unref(gpointer($0)) } }
  var ink = PangoRectangle()
  pango_layout_get_pixel_extents(layout, &ink, nil)
  return pango_layout_get_baseline(layout) / PANGO_SCALE - ink.y
}

/// Returns the baseline of vertically centered capital letters, in whole points from the top.
///
/// If the remaining space is an odd number of points, the extra point is below the letters.
private func capitalBaseline(
  of widget: UnsafeMutablePointer<GtkWidget>, inHeight height: gint
) -> gint {
  let capital = capitalHeight(of: widget)
  return (height - capital) / 2 + capital
}
