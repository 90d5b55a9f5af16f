import CGtk

/// A filter that makes each press of a button by the primary pointer button complete.
///
/// GTK ends a press when another pointer button goes down, and never ends a press whose release it
/// doesn't receive.
enum PointerPressFilter {
  private static var press: PointerPress?
  private static var isInstalled = false

  /// Installs the filter before GTK's event handler for the life of the process.
  ///
  /// Call this method after the display has been opened, because GTK installs its handler at that
  /// time. It is safe to call more than once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    EventFilter.add(swallows)
  }

  /// Interrupts the press of a widget or its descendant, if there is one.
  static func interruptPress(in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let press, press.widget == widget || gtk_widget_is_ancestor(press.widget, widget) != 0
    else { return }
    end(interrupting: true)
  }

  private static func swallows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    switch event.pointee.type {
    case GDK_BUTTON_PRESS:
      guard isPrimary(event) else { return isBesidePress(event) }
      // The release of the previous press never arrived.
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

  /// Returns whether the event is about another pointer button on a button that is already pressed.
  private static func isBesidePress(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard let press, press.isOnButton else { return false }
    return gtk_get_event_widget(event) == press.widget
  }
}
