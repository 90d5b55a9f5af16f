import CGtk

/// The bar at the top of a window: a title, a subtitle, the close button, and what is packed in.
@MainActor public final class HeaderBar: Container {
  /// Makes a bar that shows the window's buttons.
  public init(title: String = "", subtitle: String? = nil) {
    super.init(gtk_header_bar_new())
    gtk_header_bar_set_show_close_button(bar, 1)
    gtk_header_bar_set_title(bar, title)
    // Room for a subtitle would be kept even where there is none.
    gtk_header_bar_set_has_subtitle(bar, subtitle == nil ? 0 : 1)
    gtk_header_bar_set_subtitle(bar, subtitle)
  }

  /// The title in the middle.
  public var title: String {
    get { gtk_header_bar_get_title(bar).map { String(cString: $0) } ?? "" }
    set { gtk_header_bar_set_title(bar, newValue) }
  }

  /// The smaller line under the title; nil leaves no room for one.
  public var subtitle: String? {
    get { gtk_header_bar_get_subtitle(bar).map { String(cString: $0) } }
    set {
      gtk_header_bar_set_has_subtitle(bar, newValue == nil ? 0 : 1)
      gtk_header_bar_set_subtitle(bar, newValue)
    }
  }

  /// Adds a widget at the leading side.
  public func packStart(_ child: Widget) {
    adopt(child) { gtk_header_bar_pack_start(bar, $0) }
  }

  /// Adds a widget at the trailing side, inside of those that are there.
  public func packEnd(_ child: Widget) {
    adopt(child) { gtk_header_bar_pack_end(bar, $0) }
  }

  private var bar: UnsafeMutablePointer<GtkHeaderBar> { cgtk_header_bar(pointer) }
}
