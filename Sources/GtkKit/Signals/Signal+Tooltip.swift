import CGtk

extension Signal {
  /// The place in a widget for which GTK requests a tooltip.
  enum TooltipPoint {
    /// The pointer's position, in the widget's coordinates.
    case pointer(x: gint, y: gint)
    /// The part of the widget that has the focus, if the user requests the tooltip with the
    /// keyboard.
    case keyboardFocus
  }

  typealias TooltipHandler = @MainActor (TooltipPoint) -> String?

  /// Connects to `query-tooltip`.
  ///
  /// The handler returns the text for a place, or nil for no tooltip at that place.
  @discardableResult
  static func connectTooltip(
    _ instance: gpointer, _ handler: @escaping TooltipHandler
  ) -> gulong {
    connect(instance, "query-tooltip", false, handler, by: cgtk_connect_query_tooltip) {
      _, x, y, isKeyboard, tooltip, box in
      let point = isKeyboard == 0 ? TooltipPoint.pointer(x: x, y: y) : .keyboardFocus
      guard let box, let text = HandlerBox<TooltipHandler>.handler(in: box)(point) else { return 0 }
      gtk_tooltip_set_text(tooltip, text)
      return 1
    }
  }
}
