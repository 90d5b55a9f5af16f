import GalleryModel
import GtkKit

/// The controller of a page, which provides the page's view and its commands to a window.
///
/// ```swift
/// final class HelloViewController: PageViewController {
///   let view: PageView
///   private let button = Button(role: .roundedRect, size: Size(width: 120, height: 44))
///
///   init(context: PageContext) {
///     button.setTitle("Hello", for: .normal)
///     view = PageView(page: .buttons, stage: button, eventLog: EventLogView(), conversion: [])
///   }
///
///   static let commands: [Command<HelloViewController>] = [
///     Command("enable", title: "Enable the Button", accelerators: ["<Primary>e"]) {
///       $0.button.isEnabled = true
///     }
///   ]
/// }
/// ```
///
/// The sample shows a single button on the stage, under the title of the Buttons page, and adds a
/// command to the main menu. Only `view` and `init(context:)` are required.
///
/// - `Page.viewController` returns the class of each page's controller.
/// - A window creates the controller when the page is first opened, and retains it as long as the
///   page exists. The initializer must create the whole view, and handlers should capture the
///   controller weakly.
/// - The actions of a window, its main menu, and its shortcuts window are created from `commands`.
/// - A page that has its own command-line options declares them in a ``PageOptions`` type.
/// - If a later launch contains such options, the main window builds the page again. The window
///   reads `state` of the old controller, calls `willClose()` of the old controller, and finally
///   calls `restore(from:)` of the new controller.
/// - Data that must outlast the window belongs in one of the stores of the context.
protocol PageViewController: AnyObject {
  /// Creates the controller and its whole view.
  init(context: PageContext)

  /// The content of the window below the header bar.
  var view: PageView { get }

  /// The commands of the page, and other keys to which its widgets respond.
  ///
  /// By default, there are none.
  static var commands: [Command<Self>] { get }

  /// The type of the page's command-line options, or nil if the page has none.
  ///
  /// The default is nil.
  static var options: (any PageOptions.Type)? { get }

  /// Adds the style rules of the page's buttons for `--dump-css`, which creates no buttons.
  ///
  /// By default, there are none.
  static func addStyleRules()

  /// The state that is preserved when the page is built again in the same window.
  ///
  /// By default, the state is empty.
  var state: PageState { get }

  /// Restores the state of the controller that this one replaces.
  ///
  /// This method is called when the page is already in its window. By default, it does nothing.
  func restore(from state: PageState)

  /// Ends whatever must not outlast the page, such as a delayed call.
  ///
  /// A window calls this method once, before it destroys the page's view. By default, the method
  /// does nothing.
  func willClose()
}

/// The state that is preserved when a page is built again.
struct PageState: Equatable {
  /// The position of the focused control, in an order that the page defines.
  ///
  /// The position is nil if the focus is outside the page, or if the page doesn't preserve it.
  var focusedPosition: Int?
}

extension PageViewController {
  static var commands: [Command<Self>] { [] }
  static var options: (any PageOptions.Type)? { nil }
  static func addStyleRules() {}
  var state: PageState { PageState() }
  func restore(from state: PageState) {}
  func willClose() {}
}

extension PageViewController {
  /// The page's entries in the shortcuts window.
  static var shortcuts: [KeyboardShortcut] { commands.compactMap(\.shortcut) }

  /// Adds an action to `window` for each of the page's commands.
  ///
  /// - Parameters:
  ///   - window: The window, which may not have built the page yet.
  ///   - perform: Called with the identifier of the command that the user chooses.
  static func addActions(
    to window: ApplicationWindow, perform: @escaping (_ identifier: String) -> Void
  ) {
    window.addActions(for: commands, perform: perform)
  }

  /// Performs the command with the given identifier, if the page has such a command and the command
  /// is enabled.
  func perform(_ identifier: String) {
    Self.commands.perform(identifier, on: self)
  }

  /// Adds the commands that are currently enabled to `menu`.
  func addCommands(to menu: Menu) {
    for command in Self.commands where command.isEnabled(self) {
      if let identifier = command.identifier {
        menu.append(command.title, action: "win.\(identifier)")
      }
    }
  }
}
