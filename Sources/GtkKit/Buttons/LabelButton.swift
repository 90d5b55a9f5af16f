import CGtk

/// A standard GTK button with a text label, for an application's own controls.
@MainActor public final class LabelButton: Widget {
  /// Called when the button is clicked with the pointer, with a key, or by assistive technology.
  public var onClick: (() -> Void)?

  /// Creates a button with a title, as plain text.
  public init(_ title: String) {
    super.init(gtk_button_new_with_label(title))
    Signal.connect(pointer, "clicked") { [weak self] in self?.onClick?() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClick = nil }
  }

  /// The button's title.
  public var title: String {
    get { gtk_button_get_label(cgtk_button(pointer)).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(cgtk_button(pointer), newValue) }
  }
}
