import GalleryModel
import GtkKit

/// The controller of a page, which provides the page's view and commands to a window.
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
/// - `Page.viewController` names the class. A window creates the controller when the page is first
///   opened, and retains it for as long as the page exists. The initializer therefore must create
///   the whole view, and handlers should capture the controller weakly.
/// - The actions of a window, its main menu, and the shortcuts window are made from `commands`.
/// - A page with command-line options of its own declares them in a ``PageOptions`` value.
/// - If a later launch has such options, the window builds the page again: it calls `state` and
///   `willClose()` of the old controller, and then `restore(from:)` of the new one. What must outlast
///   the window is saved in one of the stores of the context instead.
protocol PageViewController: AnyObject {
  /// Creates the controller and the whole view.
  init(context: PageContext)

  /// The content of the window under the header bar.
  var view: PageView { get }

  /// The commands of the page, and the keys to which its widgets respond.
  ///
  /// By default, there are none.
  static var commands: [Command<Self>] { get }

  /// The type of the page's command-line options, or nil if the page has none.
  ///
  /// The default is nil.
  static var options: (any PageOptions.Type)? { get }

  /// Adds the style rules that the page's own buttons add when they are created, for `--dump-css`.
  ///
  /// By default, there are none.
  static func addStyleRules()

  /// The state that the page preserves when it is built again in the same window.
  ///
  /// The default is an empty state.
  var state: PageState { get }

  /// Restores the state of the page's predecessor.
  ///
  /// The page is on its window by now. By default, this method does nothing.
  func restore(from state: PageState)

  /// Ends what must not outlast the page, such as a delayed call.
  ///
  /// A window calls this method once, before it destroys the page's view. By default, the method
  /// does nothing.
  func willClose()
}

/// The state that a page preserves when it is built again.
struct PageState: Equatable {
  /// The position of the focused control, in an order that the page defines, or nil if the focus is
  /// outside the page.
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
  /// The entries of the shortcuts window.
  static var shortcuts: [KeyboardShortcut] { commands.compactMap(\.shortcut) }

  /// Adds an action to a window for each of the page's commands.
  ///
  /// - Parameters:
  ///   - window: The window, which need not have built the page yet.
  ///   - perform: Called with the identifier of a command that the user chooses.
  static func addActions(
    to window: ApplicationWindow, perform: @escaping (_ identifier: String) -> Void
  ) {
    window.addActions(for: commands, perform: perform)
  }

  /// Performs the command with an identifier, if the page has it and it is enabled.
  func perform(_ identifier: String) {
    Self.commands.perform(identifier, on: self)
  }

  /// Adds the commands that can be performed at this moment to a menu.
  func addCommands(to menu: Menu) {
    for command in Self.commands where command.isEnabled(self) {
      if let identifier = command.identifier {
        menu.append(command.title, action: "win.\(identifier)")
      }
    }
  }
}
