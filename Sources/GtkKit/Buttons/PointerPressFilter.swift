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
