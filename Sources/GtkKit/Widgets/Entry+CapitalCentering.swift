import CGtk

extension Entry {
  /// Centers the capital letters of the entry's font vertically, so that they align with the
  /// capital letters of a ``PressButton`` beside the entry.
  ///
  /// Call this method only for an entry without a frame.
  ///
  /// GTK itself centers the whole line of text, including the space for descenders, and has no
  /// property that moves the line. Therefore, this method sets the margins above and below the
  /// entry, and updates these margins whenever the style changes.
  public func centerCapitals() {
    updateMargins()
    Signal.connect(pointer, "style-updated", after: true) { [weak self] in self?.updateMargins() }
  }

  private func updateMargins() {
    let context = gtk_widget_get_pango_context(pointer)
    guard
      let metrics = pango_context_get_metrics(
        context, pango_context_get_font_description(context), pango_context_get_language(context))
    else { return }
    defer { pango_font_metrics_unref(metrics) }
    let belowMiddle =
      pango_font_metrics_get_descent(metrics) - pango_font_metrics_get_ascent(metrics)
    let room = capitalHeight(of: pointer) + belowMiddle / PANGO_SCALE
    gtk_widget_set_margin_top(pointer, max(0, room))
    gtk_widget_set_margin_bottom(pointer, max(0, -room))
  }
}
