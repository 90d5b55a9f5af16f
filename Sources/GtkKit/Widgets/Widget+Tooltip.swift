import CGtk

extension Widget {
  /// The text that appears while the pointer rests on the widget, or nil for none.
  ///
  /// If the widget has no accessible description, a screen reader uses the tooltip instead, unless
  /// the tooltip equals the accessible name. Set the name first, because only setting the tooltip
  /// compares the two.
  ///
  /// The tooltip is hidden while a menu, popover, or dialog that does not contain the widget has
  /// grabbed the pointer. The widget receives no clicks then, and the tooltip could cover widgets
  /// that do.
  public var tooltip: String? {
    get { String(owned: gtk_widget_get_tooltip_text(pointer)) }
    set {
      gtk_widget_set_tooltip_text(pointer, newValue)
      guard let newValue else { return }
      withholdTooltipDuringGrabs()
      let accessible = gtk_widget_get_accessible(pointer)
      if newValue == accessibleName, accessible?.pointee.description == nil {
        accessibleDescription = ""
      }
    }
  }

  /// Suppresses the tooltip while a widget that does not contain this widget has grabbed the
  /// pointer.
  ///
  /// Call this method before you connect any other handler that provides a tooltip.
  func withholdTooltipDuringGrabs() {
    // If the signal has a handler, an earlier call has already connected the handlers below.
    guard !hasHandler(of: "query-tooltip") else { return }
    Signal.connectTooltip(pointer) { [pointer] _ in
      if Self.isShadowed(pointer) { g_signal_stop_emission_by_name(pointer, "query-tooltip") }
      return nil
    }
    // This handler hides a visible tooltip as soon as the grab begins, without waiting for the
    // pointer to move.
    Signal.connectNumber(pointer, "grab-notify") { [pointer] _ in
      gtk_widget_trigger_tooltip_query(pointer)
    }
  }

  private func hasHandler(of signal: String) -> Bool {
    g_signal_has_handler_pending(pointer, g_signal_lookup(signal, gtk_widget_get_type()), 0, 1) != 0
  }

  /// Returns whether a widget other than `widget` and its ancestors has grabbed the pointer, such
  /// as an open menu or popover.
  private static func isShadowed(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let grabbing = gtk_grab_get_current() else { return false }
    return grabbing != widget && gtk_widget_is_ancestor(widget, grabbing) == 0
  }
}
