import CGtk
import ControlModel

/// A press of a button or a switch by a key.
///
/// The widget looks pressed while the key is held, and is clicked when the key is released. If the
/// widget loses the focus or becomes unavailable first, nothing happens. Only one key press is
/// active at a time; other keys are ignored until it ends.
final class ButtonKeyPress {
  /// A handler that is called with `.keyDown`, and then with either `.keyUp` or `.cancelled`.
  typealias Observer = @MainActor (ControlEventMachine.Input) -> Void

  private static var current: ButtonKeyPress?

  let widget: UnsafeMutablePointer<GtkWidget>
  let keyCode: UInt16
  let handlers = TemporaryHandlers()

  /// Whether the key is still held.
  var isUnderWay: Bool { Self.current === self }

  private init(of keyCode: UInt16, on widget: UnsafeMutablePointer<GtkWidget>) {
    self.keyCode = keyCode
    self.widget = widget
  }

  // MARK: Observing

  private static let observerKey = "key-press-observer"

  /// Calls the observer for key presses of a widget, instead of GTK's click.
  static func observe(_ widget: UnsafeMutablePointer<GtkWidget>, _ observer: @escaping Observer) {
    g_object_set_data_full(
      cgtk_object(widget), observerKey, HandlerBox<Observer>.retained(observer), releaseBox)
  }

  private var observer: Observer? {
    g_object_get_data(cgtk_object(widget), Self.observerKey).map {
      HandlerBox<Observer>.handler(in: $0)
    }
  }

  // MARK: Beginning and end

  /// Begins a press of a focused widget by the key that GTK is handling.
  static func begin(on widget: UnsafeMutablePointer<GtkWidget>) {
    guard !KeyRepeatFilter.isHandlingRepeat, gtk_widget_is_sensitive(widget) != 0,
      !InputShield.covers(widget), let keyCode = handledKeyCode
    else { return }
    if let current {
      guard current.keyCode == keyCode else { return }
      // The release of the previous press never arrived.
      current.end(.cancelled)
    }
    PointerPressFilter.interruptPress(in: widget)
    let press = ButtonKeyPress(of: keyCode, on: widget)
    current = press
    press.begin()
  }

  /// Cancels the press of a widget or its descendant, and returns whether there was one.
  @discardableResult
  static func cancel(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let current,
      current.widget == widget || gtk_widget_is_ancestor(current.widget, widget) != 0
    else { return false }
    current.end(.cancelled)
    return true
  }

  /// Cancels the active press, and returns whether there was one.
  static func cancel() -> Bool {
    guard let current else { return false }
    current.end(.cancelled)
    return true
  }

  private func begin() {
    connectHandlers()
    gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
    observer?(.keyDown)
  }

  /// Ends the press with `.keyUp` or `.cancelled`.
  ///
  /// Has no effect if the press has ended.
  func end(_ event: ControlEventMachine.Input) {
    guard isUnderWay else { return }
    Self.current = nil
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
    if let observer {
      observer(event)
    } else if event == .keyUp {
      click()
    }
  }

  private func click() {
    if cgtk_is_button(widget) != 0 {
      gtk_button_clicked(cgtk_button(widget))
    } else {
      gtk_widget_activate(widget)
    }
  }

  private static var handledKeyCode: UInt16? {
    CurrentEvent.inspect { event in
      guard let event, event.pointee.type == GDK_KEY_PRESS else { return nil }
      return event.pointee.key.hardware_keycode
    }
  }
}
