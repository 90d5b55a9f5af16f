import CGtk

/// A key that is held down on a button or a switch, which looks pressed meanwhile.
///
/// There is one at a time: the key that goes down first counts. It clicks when it is released, and
/// does nothing when the focus leaves the button first, or anything else takes the button away.
final class ButtonKeyPress {
  /// Called with `.keyDown`, and then with either `.keyUp` or `.cancelled`.
  typealias Observer = @MainActor (PressEvent) -> Void

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

  /// Calls the observer for the presses of a widget, in place of GTK's click.
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
      // The release of the press before was never seen.
      current.end(.cancelled)
    }
    PointerPressFilter.interruptPress(in: widget)
    let press = ButtonKeyPress(of: keyCode, on: widget)
    current = press
    press.begin()
  }

  /// Cancels the press of a widget, or of something in it; false where there is none.
  @discardableResult
  static func cancel(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let current,
      current.widget == widget || gtk_widget_is_ancestor(current.widget, widget) != 0
    else { return false }
    current.end(.cancelled)
    return true
  }

  /// Cancels the press that is under way; false where there is none.
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

  /// Ends the press by `.keyUp` or `.cancelled`; harmless when it has ended.
  func end(_ event: PressEvent) {
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
