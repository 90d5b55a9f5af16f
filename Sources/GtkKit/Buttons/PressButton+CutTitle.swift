import CGtk

extension PressButton {
  /// Whether the displayed title is truncated because the button is too narrow.
  ///
  /// This property is false if there is no title, or if the button has not been laid out yet.
  public var isTitleCut: Bool {
    guard let label = gtk_bin_get_child(cgtk_bin(pointer)) else { return false }
    return pango_layout_is_ellipsized(gtk_label_get_layout(cgtk_label(label))) != 0
  }
}
