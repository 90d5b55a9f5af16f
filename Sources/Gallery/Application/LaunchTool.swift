import GalleryModel
import GtkKit

/// An addition to the gallery's command line, whose options let a launch perform a task and then
/// end.
///
/// `gallery-bench` measures the gallery with such a tool. The program `button-gallery` has none.
package protocol LaunchTool: AnyObject {
  /// The options, which follow the gallery's own options in `--help`.
  var options: [LaunchOption] { get }

  /// Returns the tasks that a command line requests.
  ///
  /// - Throws: `LaunchError` for the first invalid value of an option.
  func tasks(in values: OptionValues) throws(LaunchError) -> [LaunchTask]

  /// Called after GTK is initialized and the display is open, before any window exists.
  func toolkitIsReady()

  /// Performs `task` in `window`, and then destroys `window`.
  ///
  /// This method is called before `window` is shown.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - window: The window.
  ///   - line: Prints a line to standard output.
  func perform(
    _ task: LaunchTask, on window: any GalleryWindow, line: @escaping (String) -> Void)
}

/// A task that a launch performs in a window without the user.
package struct LaunchTask: Equatable {
  /// The kind of window that a task needs.
  package enum WindowKind {
    /// Whichever window the command line requests.
    case any
    /// The window of a single page, even without `--window`.
    case ofPage
    /// The main window. The option `--window` is then invalid.
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

/// A window that shows one page at a time.
package protocol GalleryWindow: ApplicationWindow {
  /// The page that the window shows.
  var page: Page { get }

  /// The view of the page that the window shows.
  var pageView: Widget? { get }

  /// Shows `page`.
  ///
  /// The main window shows `page` in place of its current page. The window of a single page opens
  /// or raises another window that shows `page`.
  func open(_ page: Page)
}
