import CGtk
import ControlModel

/// A window of an application: the application runs as long as it has one.
@MainActor open class ApplicationWindow: Window {
  /// The size to open at the next time, in points: the last one that was not the maximised one.
  public private(set) var currentSize = Size(width: 0, height: 0)

  /// Called when the window may have another size, or is maximized or not any more.
  public var onResize: (() -> Void)?

  private let application: Application

  /// Makes a window; ``Window/present()`` shows it.
  public init(application: Application) {
    self.application = application
    super.init(gtk_application_window_new(application.gtkApplication))
    gtk_application_window_set_show_menubar(applicationWindow, 0)
    // The size is not to be had at the end: a window that closes may be maximised, or gone.
    Signal.connectArgument(pointer, "size-allocate", after: true) { [weak self] _ in
      self?.noteSize()
      self?.onResize?()
    }
  }

  /// Whether the window fills the screen.
  public var isMaximized: Bool { gtk_window_is_maximized(window) != 0 }

  /// Fills the screen, also with the first frame when called before the window is shown.
  public func maximize() {
    gtk_window_maximize(window)
  }

  /// Adds an action of this window, called `win.NAME` in menus.
  ///
  /// - Parameter accelerators: keys as GTK writes them, such as `<Primary>w`.
  public func addAction(
    _ name: String, accelerators: [String] = [], handler: @escaping @MainActor () -> Void
  ) {
    actions.add(name, accelerators: accelerators, handler: handler)
  }

  /// Adds an action with one of several texts as its state; menu items that are called
  /// `win.NAME::TEXT` are radio items.
  ///
  /// - Parameters:
  ///   - whenChosen: called after each choice in a menu, also of what is in force already.
  ///   - handler: called with the new state when a menu changed it, not when the program did.
  @discardableResult
  public func addChoiceAction(
    _ name: String, choices: [String], selected: String,
    whenChosen: (@MainActor () -> Void)? = nil, handler: @escaping @MainActor (String) -> Void
  ) -> ChoiceAction {
    let choice = ChoiceAction(
      name: name, choices: choices, selected: selected, whenChosen: whenChosen, handler: handler)
    actions.add(choice)
    return choice
  }

  private func noteSize() {
    guard !isMaximized else { return }
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_size(window, &width, &height)
    currentSize = Size(width: Double(width), height: Double(height))
  }

  private var actions: ActionMap {
    ActionMap(map: cgtk_action_map(pointer), scope: "win", application: application.gtkApplication)
  }

  private var applicationWindow: UnsafeMutablePointer<GtkApplicationWindow> {
    cgtk_application_window(pointer)
  }
}
