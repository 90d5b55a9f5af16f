import GalleryModel

/// The values and actions that a window passes to its page.
struct PageContext {
  /// Opens another page, and then performs the command of that page with the given identifier.
  var openPage: (_ page: Page, _ command: String?) -> Void = { _, _ in }

  /// The pages' own options of the command line.
  var options = PageOptionSet()

  /// The stores of the data that the user changes on the pages.
  ///
  /// By default, they save nothing.
  var stores = PageStores()

  /// Opens another page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - command: The identifier of a command that the page then performs, or nil for none.
  func open(_ page: Page, performing command: String? = nil) {
    openPage(page, command)
  }
}
