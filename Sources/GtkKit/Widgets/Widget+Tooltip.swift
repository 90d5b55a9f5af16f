import CGtk

extension Widget {
  /// The text shown while the pointer rests, which is the accessible description too.
  ///
  /// One that repeats the accessible name is no description, or a screen reader would speak it twice.
  /// It is not shown while a menu, a popover or a dialog that does not contain the widget keeps the
  /// pointer to itself: the widget takes no click then, and the text would cover what does.
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

  /// Shows no tooltip while something else has the pointer to itself.
  ///
  /// It goes before any other handler that gives a tooltip.
  func withholdTooltipDuringGrabs() {
    // The handlers of an earlier text are still there.
    guard !hasHandler(of: "query-tooltip") else { return }
    Signal.connectTooltip(pointer) { [pointer] _ in
      if Self.isShadowed(pointer) { g_signal_stop_emission_by_name(pointer, "query-tooltip") }
      return nil
    }
    // One that is shown already goes when the menu opens, and need not wait for the pointer to move.
    Signal.connectNumber(pointer, "grab-notify") { [pointer] _ in
      gtk_widget_trigger_tooltip_query(pointer)
    }
  }

  private func hasHandler(of signal: String) -> Bool {
    g_signal_has_handler_pending(pointer, g_signal_lookup(signal, gtk_widget_get_type()), 0, 1) != 0
  }

  /// Whether something else has the pointer to itself, as an open menu or popover has.
  private static func isShadowed(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let grabbing = gtk_grab_get_current() else { return false }
    return grabbing != widget && gtk_widget_is_ancestor(widget, grabbing) == 0
  }
}
