import CGtk

/// A warning bar that the user can close.
///
/// While closed, the bar uses no space and cannot receive the focus.
@MainActor public final class InfoBar: Widget {
  private let label = Label()

  /// The identifier of the signal handler that announces the text when the window becomes active.
  private var activationHandler: gulong?

  /// Creates a closed bar without text.
  public init() {
    super.init(gtk_info_bar_new(), isVisible: false)
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_WARNING)
    gtk_info_bar_set_show_close_button(bar, 1)
    nameCloseButton(in: pointer)
    label.wraps = true
    label.clipToBounds()
    label.horizontalTextAlignment = 0
    gtk_container_add(cgtk_container(gtk_info_bar_get_content_area(bar)), label.pointer)
    setAccessibleRole(.alert)
    Signal.connectNumber(pointer, "response") { [weak self] _ in self?.close() }
    Signal.connect(pointer, "map", after: true) { [weak self] in self?.announceOnceActive() }
  }

  /// The text of the bar, or nil while it is closed.
  public var text: String? { isVisible ? label.text : nil }

  /// Shows plain text, replacing any earlier text.
  ///
  /// - Parameters:
  ///   - text: The text to show.
  ///   - announces: Whether a screen reader speaks the text. Pass false if the text only got shorter.
  ///     Text that opens a closed bar is always spoken.
  public func show(_ text: String, announces: Bool = true) {
    label.text = text
    accessibleName = text
    if !isVisible {
      isVisible = true
    } else if announces {
      reportAppearance()
    }
  }

  /// Announces the text when the window becomes active, unless the window is already active.
  ///
  /// A screen reader ignores text from a program that the reader doesn't track yet. Screen readers
  /// start tracking a program when its window gets the focus, and GTK reports that focus only in an
  /// idle callback.
  private func announceOnceActive() {
    guard let toplevel = gtk_widget_get_toplevel(pointer), cgtk_is_window(toplevel) != 0,
      gtk_window_is_active(cgtk_window(toplevel)) == 0, activationHandler == nil
    else { return }
    activationHandler = Signal.connectArgument(toplevel, "notify::is-active") { [weak self] _ in
      guard let self, let handler = activationHandler else { return }
      g_signal_handler_disconnect(toplevel, handler)
      activationHandler = nil
      DelayedCall.whenIdle { [weak self] in
        if let self, isVisible { reportAppearance() }
      }
    }
  }

  /// Sets the accessible name of the close button, which shows only an icon.
  private func nameCloseButton(in widget: UnsafeMutablePointer<GtkWidget>) {
    for child in Widget.allChildren(of: widget) {
      if cgtk_is_button(child) != 0 {
        atk_object_set_name(gtk_widget_get_accessible(child), "Close")
      }
      nameCloseButton(in: child)
    }
  }

  /// Closes the bar, as its button does.
  ///
  /// If the focus is in the bar, the focus moves to the next widget outside the bar.
  public func close() {
    leaveFocus()
    isVisible = false
  }

  /// Moves the focus out of the bar, if the bar contains the focus.
  ///
  /// Without this method, hiding the bar would leave the window without a focused widget.
  private func leaveFocus() {
    if containsFocus {
      gtk_widget_child_focus(gtk_widget_get_toplevel(pointer), GTK_DIR_TAB_FORWARD)
    }
  }

  private var bar: UnsafeMutablePointer<GtkInfoBar> { cgtk_info_bar(pointer) }
}
