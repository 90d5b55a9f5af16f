import CGtk
import Controls

/// A window of its own on the screen.
///
/// A window lives until it is closed or destroyed, whoever else keeps the object, as GTK keeps its
/// toplevel windows; after that it must not be presented again.
@MainActor open class Window: Container {
  /// Called when the user closes the window, just before it goes.
  public var onClose: (() -> Void)?

  override init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = false) {
    super.init(widget, isVisible: isVisible)
    Signal.connectEvent(widget, "delete-event") { [weak self] _ in
      self?.onClose?()
      return false
    }
    // Strong on purpose: this handler keeps the object alive, and GTK drops it at the end of destroy.
    Signal.connect(widget, "destroy") { self.onClose = nil }
  }

  /// The title, as the desktop lists the window.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// The one child that fills the window under its title bar.
  public var child: Widget? {
    didSet {
      if let oldValue { remove(oldValue) }
      if let child { adopt(child) { gtk_container_add(cgtk_container(pointer), $0) } }
    }
  }

  /// The bar that takes the place of the desktop's title bar; set it before the window is shown.
  public var titlebar: HeaderBar? {
    didSet {
      guard let titlebar else { return }
      adopt(titlebar) { gtk_window_set_titlebar(window, $0) }
    }
  }

  /// The size that the window opens at, in points; never less than its content needs.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(clamping: width), gint(clamping: height))
  }

  /// Shows the window, or raises it where it is shown already.
  public func present() {
    gtk_window_present(window)
  }

  /// Closes the window as its close button does, but at once.
  ///
  /// `gtk_window_close` waits for the main loop, which an application that quits never comes back
  /// to, and a modal dialog swallows it.
  open func close() {
    onClose?()
    destroy()
  }

  /// Keeps this window above another one, and closes it with that one.
  public func setTransient(for parent: Window) {
    gtk_window_set_transient_for(window, parent.window)
    gtk_window_set_destroy_with_parent(window, 1)
  }

  var window: UnsafeMutablePointer<GtkWindow> { cgtk_window(pointer) }
}
