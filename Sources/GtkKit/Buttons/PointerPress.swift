import CGtk

/// A press of the primary pointer button on a widget.
///
/// If the widget or its window leaves the screen, GTK doesn't receive the release. Its gestures
/// would then treat the next click as part of this press.
final class PointerPress {
  /// The pressed widget.
  let widget: UnsafeMutablePointer<GtkWidget>

  private let handlers = TemporaryHandlers()

  /// Creates a press.
  ///
  /// - Parameter handler: Called when the widget or its window leaves the screen.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, onLoss handler: @escaping Signal.PlainHandler
  ) {
    self.widget = widget
    handlers.addLoss(of: widget, handler)
  }

  /// Whether the widget is a button, whose presses are reported from beginning to end.
  var isOnButton: Bool { cgtk_is_button(widget) != 0 }

  /// Makes GTK discard the press, and every ``PressButton`` report that it was canceled.
  func interrupt() {
    // A grab, such as a menu's, has already ended the press. Interrupting would end the grab too.
    if let grabbing = gtk_grab_get_current(), grabbing != widget,
      gtk_widget_is_ancestor(widget, grabbing) == 0
    {
      return
    }
    PressInterruption.interruptAll()
  }
}
