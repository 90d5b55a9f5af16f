import CGtk

/// The bar at the top of a window, with a title, the close button, and other widgets.
@MainActor public final class HeaderBar: Container {
  private let titleLabel = Label("")

  /// Creates a bar that shows the window's buttons, such as the close button.
  ///
  /// - Parameter title: The title in the middle of the bar. A window that gets the bar as its
  ///   ``Window/titlebar`` also gets this title.
  public init(title: String = "") {
    super.init(gtk_header_bar_new())
    gtk_header_bar_set_show_close_button(bar, 1)
    // This title becomes the window's title. The bar itself shows `titleLabel`.
    gtk_header_bar_set_title(bar, title)
    titleLabel.addStyleClass("title")
    titleLabel.maximumLines = 1
    adopt(titleLabel) { gtk_header_bar_set_custom_title(bar, $0) }
    self.title = title
    // Without this call, GTK reserves space for a subtitle even if there is none.
    gtk_header_bar_set_has_subtitle(bar, 0)
  }

  /// The title in the middle of the bar.
  ///
  /// Setting it does not change the window's title.
  public var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// Adds a widget at the leading side, between the widgets that are already there and the title.
  public func packStart(_ child: Widget) {
    adopt(child) { gtk_header_bar_pack_start(bar, $0) }
  }

  /// Adds a widget at the trailing side, between the title and the widgets that are already there.
  public func packEnd(_ child: Widget) {
    adopt(child) { gtk_header_bar_pack_end(bar, $0) }
  }

  private var bar: UnsafeMutablePointer<GtkHeaderBar> { cgtk_header_bar(pointer) }
}
