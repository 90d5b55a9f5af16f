import CGtk

/// Guarantees that a press with the primary mouse button always ends, and that other mouse buttons
/// don't interrupt it.
///
/// Without this filter, GTK ends a press when another mouse button goes down, and never ends a
/// press whose release it doesn't receive. The filter tracks presses on all widgets, but it
/// discards the events of other mouse buttons only on a button widget that is pressed.
enum PointerPressFilter {
  private static var press: PointerPress?
  private static var isInstalled = false

  /// Installs a filter that sees each event before GTK does.
  ///
  /// The filter stays installed until the process ends. Call this method after the display has been
  /// opened, because GTK installs its event handler at that time. It is safe to call more than
  /// once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    EventFilter.add(handle)
  }

  /// Interrupts the active press if it is on `widget` or one of its descendants.
  static func interruptPress(in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let press, press.widget == widget || gtk_widget_is_ancestor(press.widget, widget) != 0
    else { return }
    end(interrupting: true)
  }

  /// Begins or ends the tracked press, and returns whether to discard the event.
  private static func handle(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
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

  /// Returns whether the event of another mouse button is for the button widget that is already
  /// pressed.
  private static func isBesidePress(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard let press, press.isOnButton else { return false }
    return gtk_get_event_widget(event) == press.widget
  }
}

/// A press on a widget with the primary mouse button.
///
/// If the widget or its window is unmapped, GTK doesn't receive the release. GTK's gestures then
/// treat the next click as part of this press, unless the press is interrupted.
final class PointerPress {
  /// The pressed widget.
  let widget: UnsafeMutablePointer<GtkWidget>

  private let handlers = TemporaryHandlers()

  /// Creates a press.
  ///
  /// - Parameter handler: Called when the widget or its window is unmapped.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, onUnmap handler: @escaping Signal.PlainHandler
  ) {
    self.widget = widget
    handlers.addUnmap(of: widget, handler)
  }

  /// Whether the widget is a button, whose press other mouse buttons must not end.
  var isOnButton: Bool { cgtk_is_button(widget) != 0 }

  /// Makes GTK discard the press.
  ///
  /// Each pressed ``PressButton`` then reports `.cancelled`.
  func interrupt() {
    // A grab by an unrelated widget, such as a menu, has already ended the press. An interruption
    // would also end that grab.
    if let grabbing = gtk_grab_get_current(), grabbing != widget,
      gtk_widget_is_ancestor(widget, grabbing) == 0
    {
      return
    }
    PressInterruption.interruptAll()
  }
}
