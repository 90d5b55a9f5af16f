import CGtk

extension PressButton {
  /// Whether the title that is shown now lacks its end for want of room.
  ///
  /// False before the button has its place, and without a title.
  public var isTitleCut: Bool {
    guard let label = gtk_bin_get_child(cgtk_bin(pointer)) else { return false }
    return pango_layout_is_ellipsized(gtk_label_get_layout(cgtk_label(label))) != 0
  }
}
