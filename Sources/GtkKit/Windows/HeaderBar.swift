import CGtk

/// The bar at the top of a window: a title, the close button, and what is packed in.
@MainActor public final class HeaderBar: Container {
  /// Makes a bar that shows the window's buttons.
  ///
  /// GTK keeps its title and that of its window the same.
  public init(title: String = "") {
    super.init(gtk_header_bar_new())
    gtk_header_bar_set_show_close_button(bar, 1)
    gtk_header_bar_set_title(bar, title)
    // Room for a subtitle would be kept even where there is none.
    gtk_header_bar_set_has_subtitle(bar, 0)
  }

  /// The title in the middle.
  public var title: String {
    get { gtk_header_bar_get_title(bar).map { String(cString: $0) } ?? "" }
    set { gtk_header_bar_set_title(bar, newValue) }
  }

  /// Adds a widget at the leading side, inside of those that are there.
  public func packStart(_ child: Widget) {
    adopt(child) { gtk_header_bar_pack_start(bar, $0) }
  }

  /// Adds a widget at the trailing side, inside of those that are there.
  public func packEnd(_ child: Widget) {
    adopt(child) { gtk_header_bar_pack_end(bar, $0) }
  }

  private var bar: UnsafeMutablePointer<GtkHeaderBar> { cgtk_header_bar(pointer) }
}
