import CGtk

/// Keeps the pointer and the keyboard from everything in an event box, whose focus stays in place.
///
/// Insensitive widgets would lose the focus, and a grab would also take the presses that are meant
/// for the rest of the window. So the input window of the box is raised over its children, and keys
/// are taken where they reach the toplevel window, before the focus hears of them. What assistive
/// technology does to a control passes both: the control itself asks ``covers(_:)``.
final class InputShield {
  /// Called for a press of the primary pointer button anywhere on the box, and for Space, Return
  /// or Enter while the focus is in the box or nowhere; a key that is held counts once.
  var onPress: (() -> Void)?

  private let box: UnsafeMutablePointer<GtkWidget>
  private var toplevel: UnsafeMutablePointer<GtkWidget>?
  private var keyHandler: gulong = 0

  /// Prepares an event box without a visible window; the shield is down at first.
  init(over box: UnsafeMutablePointer<GtkWidget>) {
    self.box = box
    // Only the filter has seen the beginning of a key that was held before the shield went up.
    PressInput.install()
    Signal.connectEvent(box, "button-press-event") { [weak self] event in
      self?.pointerPressed(event) ?? false
    }
    Signal.connectEvent(box, "button-release-event") { [weak self] _ in self?.isUp ?? false }
  }

  isolated deinit {
    releaseKeys()
  }

  /// Whether the shield keeps input away.
  private(set) var isUp = false {
    didSet {
      let mark = isUp ? gpointer(box) : nil
      g_object_set_data(cgtk_object(box), Self.markKey, mark)
    }
  }

  /// Where a box notes that its shield is up.
  private static let markKey = "input-shield"

  /// Whether a shield that is up lies over a widget, whose controls must then do nothing.
  static func covers(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let ancestors = sequence(first: widget) { gtk_widget_get_parent($0) }
    return ancestors.contains { g_object_get_data(cgtk_object($0), markKey) != nil }
  }

  /// Puts the shield up, and ends a press that is under way beneath; the box must be in a window.
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

  /// Takes the shield down; harmless where it is down.
  func lower() {
    guard isUp else { return }
    isUp = false
    gtk_event_box_set_above_child(cgtk_event_box(box), 0)
    releaseKeys()
  }

  private func releaseKeys() {
    guard let toplevel else { return }
    self.toplevel = nil
    // The box may have been taken out of a window that is gone since, and its handlers with it.
    if g_signal_handler_is_connected(toplevel, keyHandler) != 0 {
      g_signal_handler_disconnect(toplevel, keyHandler)
    }
    g_object_unref(toplevel)
  }

  private func pointerPressed(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard isUp else { return false }
    // GDK adds events of their own for double and triple clicks.
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
    // Menus, mnemonics and the application's accelerators are no business of the box.
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
