import CGtk
import ControlModel

/// A window of an application.
///
/// The application runs as long as at least one of its windows is open, unless
/// ``Application/quit()`` is called.
@MainActor open class ApplicationWindow: Window {
  /// The window's latest size while it was not maximized, in points.
  ///
  /// The size is zero until the window is first laid out while not maximized. Save any other size
  /// to use it as the default size at the next launch.
  public private(set) var currentSize = Size(width: 0, height: 0)

  /// The handler that is called when the window's size or its maximized state may have changed.
  public var onResize: (() -> Void)?

  private let application: Application

  /// Creates a hidden window.
  ///
  /// Show it with ``Window/present()``.
  public init(application: Application) {
    self.application = application
    super.init(gtk_application_window_new(application.gtkApplication))
    gtk_application_window_set_show_menubar(applicationWindow, 0)
    // The size is recorded after each layout, because it may no longer be available when the window
    // closes. By then, the window may be maximized or destroyed.
    Signal.connectArgument(pointer, "size-allocate", after: true) { [weak self] _ in
      self?.noteSize()
      self?.onResize?()
    }
  }

  /// Whether the window is maximized.
  public var isMaximized: Bool { gtk_window_is_maximized(window) != 0 }

  /// Maximizes the window.
  ///
  /// If you call this method before the window is shown, the window opens maximized.
  public func maximize() {
    gtk_window_maximize(window)
  }

  /// Adds an action to this window.
  ///
  /// A menu item refers to the action as `win.NAME`.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - accelerators: Keys in GTK's notation, such as `<Primary>w`.
  ///   - handler: The handler that is called when the action is activated.
  public func addAction(
    _ name: String, accelerators: [String] = [], handler: @escaping @MainActor () -> Void
  ) {
    actions.add(name, accelerators: accelerators, handler: handler)
  }

  /// Adds an action whose state is one of several strings.
  ///
  /// A menu shows an item for `win.NAME::CHOICE` as a radio item.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - choices: The possible states.
  ///   - selected: The initial state.
  ///   - whenChosen: Called after each choice in a menu, even if the choice is already the state.
  ///   - handler: Called with the new state when a menu changes it, but not when the program sets
  ///     ``ChoiceAction/selected``. It is called before `whenChosen`.
  /// - Returns: The action, whose state the program can read and set.
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
