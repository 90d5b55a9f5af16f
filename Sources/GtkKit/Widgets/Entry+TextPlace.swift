import CGtk

extension Entry {
  /// Puts the capital letters of the entry's font in the middle of its place, where those of a
  /// ``PressButton`` beside it are, from now on and in any font; for an entry without a frame.
  ///
  /// GTK puts the middle of the line there, and has nothing to move it by: room over or under the
  /// entry does it.
  public func centerCapitals() {
    makeRoom()
    Signal.connect(pointer, "style-updated", after: true) { [weak self] in self?.makeRoom() }
  }

  private func makeRoom() {
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
