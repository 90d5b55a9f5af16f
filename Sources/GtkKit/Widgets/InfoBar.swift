import CGtk

/// A warning across a window with a button that closes it.
///
/// The bar takes no room and no focus until it shows something.
@MainActor public final class InfoBar: Widget {
  private let label = Label()

  /// Makes a bar that shows nothing yet.
  public init() {
    super.init(gtk_info_bar_new(), isVisible: false)
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_WARNING)
    gtk_info_bar_set_show_close_button(bar, 1)
    label.wraps = true
    label.clipToBounds()
    label.horizontalTextAlignment = 0
    gtk_container_add(cgtk_container(gtk_info_bar_get_content_area(bar)), label.pointer)
    setAccessibleRole(.alert)
    Signal.connectNumber(pointer, "response") { [weak self] _ in self?.close() }
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
    isVisible = true
    if isNews { announce(text) }
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
