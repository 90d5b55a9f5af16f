import CGtk

/// An ordinary GTK button with a text, for the frame around the stage.
@MainActor public final class LabelButton: Widget {
  /// Called when the button is clicked, by the pointer, a key or assistive technology.
  public var onClick: (() -> Void)?

  /// Makes a button with a plain text.
  public init(_ title: String) {
    super.init(gtk_button_new_with_label(title))
    Signal.connect(pointer, "clicked") { [weak self] in self?.onClick?() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onClick = nil }
  }

  /// The text of the button.
  public var title: String {
    get { gtk_button_get_label(cgtk_button(pointer)).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(cgtk_button(pointer), newValue) }
  }
}
