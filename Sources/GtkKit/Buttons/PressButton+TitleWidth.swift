import CGtk

extension PressButton {
  /// The width that a text would take as the title in the style sheet's font, in points; the title
  /// itself stays as it is.
  ///
  /// Without a title the button has no label, and the font is the button's own. Ask when the button
  /// is in a window and has its style classes: before that the style sheet says little.
  public func titleWidth(of text: String) -> Double {
    let layout = gtk_widget_create_pango_layout(
      gtk_bin_get_child(cgtk_bin(pointer)) ?? pointer, text)
    defer { g_object_unref(gpointer(layout)) }
    var width: gint = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }
}
