import CGtk

/// A shield that blocks pointer and keyboard input to an event box, without moving the focus.
///
/// Insensitive widgets would lose the focus, and a grab would also block input to the rest of the
/// window. Instead, the shield raises the box's input window above its children, and intercepts
/// keys at the toplevel window before the focused widget receives them. Actions of assistive
/// technology bypass both, so each control checks ``covers(_:)`` itself.
final class InputShield {
  /// Called for a press of the primary pointer button anywhere on the box, or of a key that
  /// activates.
  ///
  /// The keys are Space, Return and Enter, while the focus is in the box or nowhere. A held key
  /// counts once.
  var onPress: (() -> Void)?

  private let box: UnsafeMutablePointer<GtkWidget>
  private var toplevel: UnsafeMutablePointer<GtkWidget>?
  private var keyHandler: gulong = 0

  /// Creates a lowered shield over an event box, which must have no visible window.
  init(over box: UnsafeMutablePointer<GtkWidget>) {
    self.box = box
    // Only the filter sees the start of a key that is already held when the shield is raised.
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

  /// The key of the box's data that marks a raised shield.
  private static let markKey = "input-shield"

  /// Returns whether a raised shield covers a widget.
  ///
  /// If so, the widget must ignore all actions.
  static func covers(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let ancestors = sequence(first: widget) { gtk_widget_get_parent($0) }
    return ancestors.contains { g_object_get_data(cgtk_object($0), markKey) != nil }
  }

  /// Raises the shield and ends any press beneath it.
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
  /// Has no effect if the shield is lowered.
  func lower() {
    guard isUp else { return }
    isUp = false
    gtk_event_box_set_above_child(cgtk_event_box(box), 0)
    releaseKeys()
  }

  private func releaseKeys() {
    guard let toplevel else { return }
    self.toplevel = nil
    // The box may have been removed from a window that no longer exists. Its handlers are then gone
    // too.
    if g_signal_handler_is_connected(toplevel, keyHandler) != 0 {
      g_signal_handler_disconnect(toplevel, keyHandler)
    }
    g_object_unref(toplevel)
  }

  private func pointerPressed(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard isUp else { return false }
    // For double and triple clicks, GDK sends additional events.
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
    // Menus, mnemonics and the application's accelerators still work.
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
