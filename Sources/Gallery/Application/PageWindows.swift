import GalleryModel

/// The page windows that are open: a page that one of them leads to needs no second window.
final class PageWindows {
  private struct Entry {
    weak var window: PageWindow?
  }

  private var entries: [Entry] = []

  /// The window of a page that was opened last, or nil where none is open.
  subscript(page: Page) -> PageWindow? {
    entries.last { $0.window?.page == page }?.window
  }

  /// Takes note of a window that is made.
  func add(_ window: PageWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
