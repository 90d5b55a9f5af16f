import CGtk

/// Keeps each press of a button by the primary pointer button whole.
///
/// GTK ends a press when another pointer button goes down, and does not end one whose release it
/// never hears of.
enum PointerPressFilter {
  private static var press: PointerPress?
  private static var isInstalled = false

  /// Puts the filter in front of GTK for the rest of the process's life; a second call is harmless.
  ///
  /// It must be called after the display has been opened, since GTK then sets its own handler.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    EventFilter.add(swallows)
  }

  /// Ends the press of a widget, or of something in it, where there is one.
  static func interruptPress(in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let press, press.widget == widget || gtk_widget_is_ancestor(press.widget, widget) != 0
    else { return }
    end(interrupting: true)
  }

  private static func swallows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    switch event.pointee.type {
    case GDK_BUTTON_PRESS:
      guard isPrimary(event) else { return isBesidePress(event) }
      // The release of the press before was never seen.
      end(interrupting: true)
      press = gtk_get_event_widget(event).map {
        PointerPress(on: $0) { end(interrupting: true) }
      }
    case GDK_2BUTTON_PRESS, GDK_3BUTTON_PRESS:
      return !isPrimary(event) && isBesidePress(event)
    case GDK_BUTTON_RELEASE:
      guard isPrimary(event) else { return isBesidePress(event) }
      end(interrupting: false)
    default:
      break
    }
    return false
  }

  private static func end(interrupting isInterrupting: Bool) {
    let ended = press
    press = nil
    if isInterrupting { ended?.interrupt() }
  }

  private static func isPrimary(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    event.pointee.button.button == GDK_BUTTON_PRIMARY
  }

  /// Whether the event is about a second pointer button on a button that is pressed.
  private static func isBesidePress(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard let press, press.isOnButton else { return false }
    return gtk_get_event_widget(event) == press.widget
  }
}
