import GalleryModel

/// The values and actions that a window provides to its pages.
struct PageContext {
  /// Opens `page`, and then performs the command of `page` with the identifier `command`, or no
  /// command if `command` is nil.
  var openPage: (_ page: Page, _ command: String?) -> Void = { _, _ in }

  /// The command-line options of all pages.
  var options = PageOptionSet()

  /// The stores for the data that the user changes on the pages.
  ///
  /// By default, they save nothing.
  var stores = PageStores()

  /// Opens another page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - command: The identifier of a command for the page to perform, or nil for none.
  func open(_ page: Page, performing command: String? = nil) {
    openPage(page, command)
  }
}
