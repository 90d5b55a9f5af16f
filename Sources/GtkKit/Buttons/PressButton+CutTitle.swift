import CGtk

extension PressButton {
  /// Whether the title that is shown now lacks its end for want of room.
  ///
  /// False before the button has its place, and without a title.
  public var isTitleCut: Bool {
    guard let label = gtk_bin_get_child(cgtk_bin(pointer)) else { return false }
    return pango_layout_is_ellipsized(gtk_label_get_layout(cgtk_label(label))) != 0
  }

  /// Calls the handler whenever the button gets its place, which decides whether the title is cut.
  public func onPlacement(_ handler: @escaping () -> Void) {
    Signal.connectArgument(pointer, "size-allocate", after: true) { _ in handler() }
  }
}
