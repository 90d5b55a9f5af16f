import CGtk

/// A window of its own on the screen.
///
/// A window lives until it is closed or destroyed, whoever else keeps the object, as GTK keeps its
/// toplevel windows; after that it must not be presented again.
@MainActor open class Window: Container {
  /// Called when the user closes the window, just before it goes.
  public var onClose: (() -> Void)?

  /// Makes a window for a dialog: Escape and Ctrl+W close it.
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
    // Strong on purpose: this handler keeps the object alive, and GTK drops it at the end of destroy.
    Signal.connect(pointer, "destroy") { self.onClose = nil }
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

  /// Whether the user may change the size; false keeps the one that the content asks for.
  public var isResizable: Bool {
    get { gtk_window_get_resizable(window) != 0 }
    set { gtk_window_set_resizable(window, newValue ? 1 : 0) }
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

  /// Keeps this window above another one, whose application's shortcuts work in it, and closes it
  /// with that one.
  public func setTransient(for parent: Window) {
    gtk_window_set_application(window, gtk_window_get_application(parent.window))
    gtk_window_set_transient_for(window, parent.window)
    gtk_window_set_destroy_with_parent(window, 1)
  }

  var window: UnsafeMutablePointer<GtkWindow> { cgtk_window(pointer) }
}
