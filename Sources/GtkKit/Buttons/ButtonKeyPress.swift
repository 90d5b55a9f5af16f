import CGtk
import ControlModel

/// A press of a button or switch with a key.
///
/// The widget looks pressed while the key is held. When the key is released, the widget is clicked,
/// or its observer is called if it has one. The press is canceled, and causes no click, in these
/// cases:
///
/// - The widget loses the focus, or its window becomes inactive.
/// - The widget is hidden or disabled.
/// - Another widget grabs the input.
/// - The user presses Escape, or presses the widget with the primary mouse button.
/// - An ``InputShield`` covers the widget.
///
/// Only one press is active at a time. Other keys don't press a widget until this press ends.
final class ButtonKeyPress {
  /// A handler that is called with `.keyDown`, and then with either `.keyUp` or `.cancelled`.
  typealias Observer = @MainActor (ControlEventMachine.Input) -> Void

  private static var current: ButtonKeyPress?

  let widget: UnsafeMutablePointer<GtkWidget>
  let keyCode: UInt16
  let handlers = TemporaryHandlers()

  /// Whether this press is still active.
  var isUnderWay: Bool { Self.current === self }

  private init(of keyCode: UInt16, on widget: UnsafeMutablePointer<GtkWidget>) {
    self.keyCode = keyCode
    self.widget = widget
  }

  // MARK: Observing

  private static let observerKey = "key-press-observer"

  /// Calls `observer` for each press of `widget` with a key, instead of clicking the widget.
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

  /// Begins a press of `widget`, which has the focus, with the key that GTK is handling.
  ///
  /// Does nothing if the event is a repeat, if `widget` is disabled or covered by an
  /// ``InputShield``, or while a press with another key is active.
  static func begin(on widget: UnsafeMutablePointer<GtkWidget>) {
    guard !KeyRepeatFilter.isHandlingRepeat, gtk_widget_is_sensitive(widget) != 0,
      !InputShield.covers(widget), let keyCode = handledKeyCode
    else { return }
    if let current {
      guard current.keyCode == keyCode else { return }
      // The release of this key's previous press never arrived.
      current.end(.cancelled)
    }
    PointerPressFilter.interruptPress(in: widget)
    let press = ButtonKeyPress(of: keyCode, on: widget)
    current = press
    press.begin()
  }

  /// Cancels the active press if it is on `widget` or a descendant, and returns whether it did so.
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

  /// Ends the press with `.keyUp`, which clicks the widget or calls its observer, or with
  /// `.cancelled`.
  ///
  /// Has no effect if the press has already ended.
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
