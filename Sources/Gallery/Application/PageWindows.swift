import GalleryModel

/// The open page windows.
///
/// A page that is already open in one of them needs no second window.
final class PageWindows {
  private struct Entry {
    weak var window: PageWindow?
  }

  private var entries: [Entry] = []

  /// The most recently opened window of a page, or nil if no window shows the page.
  subscript(page: Page) -> PageWindow? {
    entries.last { $0.window?.page == page }?.window
  }

  /// Adds a new window.
  func add(_ window: PageWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
