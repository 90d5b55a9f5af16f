import CGtk

/// A shield that blocks pointer and keyboard input to an event box, without moving the focus.
///
/// Making the widgets insensitive would not work, because they would lose the focus. Neither would
/// a grab, because it would also block input to the rest of the window. Instead, the shield raises
/// the box's input window above the box's children, and intercepts keys at the toplevel window
/// before the focused widget receives them. Actions of assistive technology bypass both measures,
/// so each control checks ``covers(_:)`` itself.
final class InputShield {
  /// Called when the raised shield intercepts a press of the primary mouse button, or of Space,
  /// Return, or Enter.
  ///
  /// A key counts only if the focus is in the box or on no widget, and if Ctrl, Alt, and Super are
  /// not held. While a key is held, it counts once.
  var onPress: (() -> Void)?

  private let box: UnsafeMutablePointer<GtkWidget>
  private var toplevel: UnsafeMutablePointer<GtkWidget>?
  private var keyHandler: gulong = 0

  /// Creates a lowered shield over the event box `box`, which must have no visible window.
  init(over box: UnsafeMutablePointer<GtkWidget>) {
    self.box = box
    // The key filter must see every press, so that it recognizes repeats of a key that was already
    // down when the shield was raised.
    PressInput.install()
    Signal.connectEvent(box, "button-press-event") { [weak self] event in
      self?.pointerPressed(event) ?? false
    }
    Signal.connectEvent(box, "button-release-event") { [weak self] _ in self?.isUp ?? false }
  }

  isolated deinit {
    releaseKeys()
  }

  /// Whether the shield is raised and blocks input.
  private(set) var isUp = false {
    didSet {
      let mark = isUp ? gpointer(box) : nil
      g_object_set_data(cgtk_object(box), Self.markKey, mark)
    }
  }

  /// The name of the object data that marks the box of a raised shield.
  private static let markKey = "input-shield"

  /// Returns whether a raised shield covers `widget`.
  ///
  /// If so, `widget` must ignore all actions.
  static func covers(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let ancestors = sequence(first: widget) { gtk_widget_get_parent($0) }
    return ancestors.contains { g_object_get_data(cgtk_object($0), markKey) != nil }
  }

  /// Raises the shield, and cancels any press beneath it.
  ///
  /// The box must be in a window.
  func raise() {
    guard !isUp else { return }
    isUp = true
    PointerPressFilter.interruptPress(in: box)
    ButtonKeyPress.cancel(in: box)
    gtk_event_box_set_above_child(cgtk_event_box(box), 1)
    guard let window = gtk_widget_get_toplevel(box), cgtk_is_window(window) != 0 else { return }
    g_object_ref(window)
    toplevel = window
    keyHandler = Signal.connectEvent(window, "key-press-event") { [weak self] event in
      self?.keyPressed(event) ?? false
    }
  }

  /// Lowers the shield.
  ///
  /// Has no effect if the shield is already lowered.
  func lower() {
    guard isUp else { return }
    isUp = false
    gtk_event_box_set_above_child(cgtk_event_box(box), 0)
    releaseKeys()
  }

  private func releaseKeys() {
    guard let toplevel else { return }
    self.toplevel = nil
    // If the window has been destroyed, its handlers are already disconnected.
    if g_signal_handler_is_connected(toplevel, keyHandler) != 0 {
      g_signal_handler_disconnect(toplevel, keyHandler)
    }
    g_object_unref(toplevel)
  }

  private func pointerPressed(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard isUp else { return false }
    // GDK sends additional events for double and triple clicks. These are not presses.
    if event.pointee.type == GDK_BUTTON_PRESS, event.pointee.button.button == GDK_BUTTON_PRIMARY {
      onPress?()
    }
    return true
  }

  private func keyPressed(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let key = event.pointee.key
    guard let toplevel, gtk_widget_get_mapped(box) != 0, isFocusShielded, key.is_modifier == 0
    else {
      return false
    }
    // Menus, mnemonics, and the application's accelerators still work.
    guard gtk_window_activate_key(cgtk_window(toplevel), &event.pointee.key) == 0 else {
      return true
    }
    let commands = GDK_CONTROL_MASK.rawValue | GDK_MOD1_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard key.state & commands == 0 else { return false }
    if key.activates, !KeyRepeatFilter.isHandlingRepeat { onPress?() }
    return true
  }

  private var isFocusShielded: Bool {
    guard let toplevel, let focus = gtk_window_get_focus(cgtk_window(toplevel)) else { return true }
    return focus == box || gtk_widget_is_ancestor(focus, box) != 0
  }
}
