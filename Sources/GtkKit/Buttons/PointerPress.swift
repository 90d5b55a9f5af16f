import CGtk

/// The primary pointer button while it is held down over a widget.
///
/// Where the widget or its window leaves the screen, the release goes elsewhere and GTK never hears
/// of it: its gestures would take the next click for a part of this press.
final class PointerPress {
  /// What was pressed.
  let widget: UnsafeMutablePointer<GtkWidget>

  private let handlers = TemporaryHandlers()

  /// Notes a press, and calls the handler when its widget or its window leaves the screen.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, onLoss handler: @escaping Signal.PlainHandler
  ) {
    self.widget = widget
    handlers.addLoss(of: widget, handler)
  }

  /// Whether the widget is a button, whose presses are told from beginning to end.
  var isOnButton: Bool { cgtk_is_button(widget) != 0 }

  /// Makes GTK forget the press, and every ``PressButton`` tell that it was cancelled.
  func interrupt() {
    // Whatever has a grab, such as a menu, has ended the press already, and would lose the grab.
    if let grabbing = gtk_grab_get_current(), grabbing != widget,
      gtk_widget_is_ancestor(widget, grabbing) == 0
    {
      return
    }
    PressInterruption.interruptAll()
  }
}
