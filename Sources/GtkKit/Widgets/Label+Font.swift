import CGtk

extension Label {
  /// Derives the font from the desktop's, so that the user's font settings still apply.
  ///
  /// - Parameters:
  ///   - scale: The size as a factor of the desktop's font size.
  ///   - isBold: Whether the text is bold.
  ///   - isMonospaced: Whether to use the desktop's monospaced font family.
  public func setFont(scale: Double = 1, isBold: Bool = false, isMonospaced: Bool = false) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    if isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    if isMonospaced {
      pango_attr_list_insert(attributes, pango_attr_family_new("monospace"))
      // A hyphen at the end of a line would be mistaken for part of the code.
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    gtk_label_set_attributes(cgtk_label(pointer), attributes)
  }
}
