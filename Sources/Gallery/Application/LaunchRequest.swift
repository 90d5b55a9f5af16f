import GalleryModel
import GtkKit
import Theming

/// A valid request, as read from a command line.
struct LaunchRequest: Equatable {
  /// The page to open.
  ///
  /// If this is nil, an open main window retains its page, and a new main window shows the page
  /// that was open last. The window of a single page, and a window for a screenshot or a task, show
  /// the Buttons page.
  var page: Page?
  /// The theme to show.
  ///
  /// If this is nil, the theme of an open main window applies, or else the saved theme. A
  /// screenshot or a task ignores the saved theme.
  var theme: ThemeChoice?
  /// Whether the page is shown alone in a separate window.
  var showsPageAlone = false
  /// The options of the pages.
  var options = PageOptionSet()
  /// The screenshot to write, after which the program ends, or nil for none.
  var screenshot: Screenshot?
  /// The task to perform, after which the program ends, or nil for none.
  var task: LaunchTask?

  /// Whether this process must handle the request itself, even if another gallery is running.
  var isAlone: Bool { screenshot != nil || task != nil }

  /// Creates the request of a launch without options, which shows the gallery as the user left it.
  init() {}

  /// Throws an error if the request comes from another process and must be handled by that process.
  ///
  /// Such a request is for a screenshot or a task, which would end this process and close the
  /// user's windows.
  func check(isRemote: Bool) throws(LaunchError) {
    if isRemote, isAlone { throw .needsOwnProcess }
  }

  /// Creates a request from the options of a command line.
  ///
  /// - Parameters:
  ///   - values: The options.
  ///   - tool: The tool whose additional options are also read, or nil for none.
  /// - Throws: `LaunchError` for the first invalid option.
  init(_ values: OptionValues, tool: (any LaunchTool)? = nil) throws(LaunchError) {
    if let word = values.words.first { throw .surplusWord(word) }
    page = try values.text(.page).map(Self.page(named:))
    theme = try values.text(.theme).map(Self.theme(named:))
    showsPageAlone = values.flag(.window)
    try readPageOptions(values, forScreenshots: false)
    let screenshot = try Screenshot(values, theme: theme)
    try readPageOptions(values, forScreenshots: true)
    self.screenshot = try screenshot.requested(by: values)
    let tasks = try tool?.tasks(in: values) ?? []
    task = tasks.first

    let ends = [LaunchOption.screenshot].filter(values.has) + tasks.map(\.option)
    if ends.count > 1 { throw .exclusive(options: ends) }
    try showPageOfOptions(values)
    try prepareWindow(for: task)
  }

  /// Selects the page whose own options the command line contains.
  private mutating func showPageOfOptions(_ values: OptionValues) throws(LaunchError) {
    for forScreenshots in [false, true] {
      for (page, type) in LaunchOption.pageOptions(forScreenshots: forScreenshots) {
        if let option = type.first(in: values) { try show(page, because: option) }
      }
    }
  }

  /// Selects the page and the kind of window that `task` needs.
  private mutating func prepareWindow(for task: LaunchTask?) throws(LaunchError) {
    guard let task else { return }
    if let page = task.page { try show(page, because: task.option) }
    switch task.window {
    case .any: break
    case .ofPage: showsPageAlone = true
    case .ofGallery where showsPageAlone: throw .exclusive(options: [.window, task.option])
    case .ofGallery: break
    }
  }

  /// Selects the page that `option` needs.
  ///
  /// Throws an error if the command line names another page.
  private mutating func show(_ wanted: Page, because option: LaunchOption) throws(LaunchError) {
    if let page, page != wanted {
      throw .invalidValue(
        option: .page, value: page.identifier,
        allowed: ["\(wanted.identifier) with --\(option.name)"])
    }
    page = wanted
  }

  /// Reads the pages' own options.
  ///
  /// - Parameters:
  ///   - values: The options of the command line.
  ///   - forScreenshots: Whether to read the options that affect only a screenshot, or only the
  ///     other options.
  private mutating func readPageOptions(
    _ values: OptionValues, forScreenshots: Bool
  ) throws(LaunchError) {
    for (_, type) in LaunchOption.pageOptions(forScreenshots: forScreenshots) {
      try options.read(type, from: values)
    }
  }

  private static func page(named identifier: String) throws(LaunchError) -> Page {
    do {
      return try Page.named(identifier)
    } catch {
      throw .unknownPage(error)
    }
  }

  private static func theme(named identifier: String) throws(LaunchError) -> ThemeChoice {
    do {
      return try ThemeChoice.named(identifier)
    } catch {
      throw .unknownTheme(error)
    }
  }
}
