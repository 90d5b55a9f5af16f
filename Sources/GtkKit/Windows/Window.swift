import CGtk

/// A toplevel window.
///
/// A window exists until it is closed or destroyed, even if nothing else retains the object. Do not
/// present a window that has been closed or destroyed.
@MainActor open class Window: Container {
  /// The handler that is called just before the user or ``close()`` closes the window.
  ///
  /// ``Widget/destroy()`` does not call this handler.
  public var onClose: (() -> Void)?

  /// Creates a hidden window for a dialog.
  ///
  /// Escape and Ctrl+W close it.
  public init(title: String) {
    super.init(gtk_window_new(GTK_WINDOW_TOPLEVEL), isVisible: false)
    observe()
    self.title = title
    gtk_window_set_type_hint(window, GDK_WINDOW_TYPE_HINT_DIALOG)
    Signal.connectEvent(pointer, "key-press-event", after: true) { [weak self] event in
      let key = event.pointee.key
      let isCommand = key.state & GDK_CONTROL_MASK.rawValue != 0
      let closes = key.keyval == guint(isCommand ? GDK_KEY_w : GDK_KEY_Escape)
      guard closes else { return false }
      self?.close()
      return true
    }
  }

  override init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = false) {
    super.init(widget, isVisible: isVisible)
    observe()
  }

  private func observe() {
    redrawAfterScaleChange()
    Signal.connectEvent(pointer, "delete-event") { [weak self] _ in
      self?.onClose?()
      return false
    }
    // Captures self strongly on purpose: the handler retains the object until GTK disconnects the
    // handler at the end of `destroy`.
    Signal.connect(pointer, "destroy") { self.onClose = nil }
  }

  /// The title that the desktop shows for the window.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// The widget that fills the window below the title bar, or nil if the window is empty.
  public var child: Widget? {
    didSet {
      if let oldValue { remove(oldValue) }
      if let child { adopt(child) { gtk_container_add(cgtk_container(pointer), $0) } }
    }
  }

  /// The bar that replaces the desktop's title bar, or nil to keep the desktop's.
  ///
  /// Set a bar at most once, before the window is shown. Setting nil has no effect.
  public var titlebar: HeaderBar? {
    didSet {
      guard let titlebar else { return }
      adopt(titlebar) { gtk_window_set_titlebar(window, $0) }
    }
  }

  /// Sets the size at which the window opens, in points.
  ///
  /// GTK never makes the window smaller than its content requires.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(clamping: width), gint(clamping: height))
  }

  /// Whether the user can resize the window.
  ///
  /// If false, the window has the size that its content requests.
  public var isResizable: Bool {
    get { gtk_window_get_resizable(window) != 0 }
    set { gtk_window_set_resizable(window, newValue ? 1 : 0) }
  }

  /// Shows the window, or asks the desktop to raise it if it is already shown.
  public func present() {
    gtk_window_present(window)
  }

  /// Closes the window immediately, with the same effect as its close button.
  ///
  /// This method does not call `gtk_window_close`, which waits for the main loop and is blocked by
  /// a modal dialog. An application that is quitting never returns to the main loop.
  open func close() {
    onClose?()
    destroy()
  }

  /// Keeps this window above `parent`, and destroys this window when `parent` is destroyed.
  ///
  /// The shortcuts of the application that `parent` belongs to also work in this window.
  public func setTransient(for parent: Window) {
    gtk_window_set_application(window, gtk_window_get_application(parent.window))
    gtk_window_set_transient_for(window, parent.window)
    gtk_window_set_destroy_with_parent(window, 1)
  }

  var window: UnsafeMutablePointer<GtkWindow> { cgtk_window(pointer) }
}
