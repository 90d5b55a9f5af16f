import GalleryModel
import GtkKit

/// An addition to the gallery's command line: options that make a launch do a task by itself and
/// then end, instead of waiting for the user.
///
/// `gallery-bench` measures the gallery with such a tool. The gallery itself has none.
package protocol LaunchTool: AnyObject {
  /// The options, which follow the gallery's own in `--help`.
  var options: [LaunchOption] { get }

  /// Returns the tasks that a command line requests.
  ///
  /// - Throws: `LaunchError` for the first option with an invalid value.
  func tasks(in values: OptionValues) throws(LaunchError) -> [LaunchTask]

  /// Called once GTK is initialized and the display is open, before any window exists.
  func toolkitIsReady()

  /// Does a task with a window that is about to be shown, and then destroys the window.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - window: The window.
  ///   - line: Prints a line on standard output.
  func perform(
    _ task: LaunchTask, on window: any GalleryWindow, line: @escaping (String) -> Void)
}

/// A task that a launch does by itself in a window.
package struct LaunchTask: Equatable {
  /// The kinds of window that a task may need.
  package enum WindowKind {
    /// The window that the command line requests.
    case any
    /// The window of a single page, even without `--window`.
    case ofPage
    /// The gallery's window, which excludes `--window`.
    case ofGallery
  }

  /// The option that requests the task.
  package let option: LaunchOption
  /// The number of repetitions.
  package let count: Int
  /// The page that the task needs, or nil for any page.
  package let page: Page?
  /// The kind of window that the task needs.
  package let window: WindowKind

  /// Creates a task.
  package init(
    _ option: LaunchOption, count: Int = 1, page: Page? = nil, window: WindowKind = .any
  ) {
    self.option = option
    self.count = count
    self.page = page
    self.window = window
  }
}

/// A window of the gallery, which shows one page at a time.
package protocol GalleryWindow: ApplicationWindow {
  /// The page that is shown.
  var page: Page { get }

  /// The view of that page.
  var pageView: Widget? { get }

  /// Shows another page: a gallery's window in place of the current one, and the window of a single
  /// page in a second window.
  func open(_ page: Page)
}
