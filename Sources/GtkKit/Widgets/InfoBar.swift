import CGtk

/// A warning across a window with a button that closes it.
///
/// The bar takes no room and no focus until it shows something.
@MainActor public final class InfoBar: Widget {
  private let label = Label()

  /// Waits for the window to become active, so that the text is spoken.
  private var activationHandler: gulong?

  /// Makes a bar that shows nothing yet.
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

  /// The text that is shown, nil while the bar is closed.
  public var text: String? { isVisible ? label.text : nil }

  /// Shows a plain text, in place of an earlier one.
  ///
  /// - Parameter isNews: Whether a screen reader is to say it; false for what is left of a text that
  ///   it has said.
  public func show(_ text: String, isNews: Bool = true) {
    label.text = text
    accessibleName = text
    if !isVisible {
      isVisible = true
    } else if isNews {
      reportAppearance()
    }
  }

  /// Has the text spoken once the window has become active.
  ///
  /// A screen reader ignores what appears before it follows the program. It does so from the window's
  /// focus on, which GTK reports when it is idle.
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

  /// Names the close button, which shows an icon that GTK leaves without a name.
  private func nameCloseButton(in widget: UnsafeMutablePointer<GtkWidget>) {
    for child in Widget.allChildren(of: widget) {
      if cgtk_is_button(child) != 0 {
        atk_object_set_name(gtk_widget_get_accessible(child), "Close")
      }
      nameCloseButton(in: child)
    }
  }

  /// Closes the bar, as its button does; a focus on its button goes on to what follows.
  public func close() {
    leaveFocus()
    isVisible = false
  }

  /// Moves a focus that is in the bar: GTK would leave it nowhere.
  private func leaveFocus() {
    if containsFocus {
      gtk_widget_child_focus(gtk_widget_get_toplevel(pointer), GTK_DIR_TAB_FORWARD)
    }
  }

  private var bar: UnsafeMutablePointer<GtkInfoBar> { cgtk_info_bar(pointer) }
}
