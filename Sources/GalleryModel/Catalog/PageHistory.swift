/// The current page, and the pages that the Back and Forward commands open.
///
/// The history works as in a web browser: opening a page adds it after the current one and removes
/// the pages that Forward would open.
public struct PageHistory: Hashable, Sendable {
  /// The maximum number of pages in either direction.
  ///
  /// Beyond it, the page that is farthest back is dropped.
  public static let capacity = 50

  /// The current page.
  public private(set) var current: Page

  private var previous: [Page] = []
  private var next: [Page] = []

  /// Creates a history that begins with the given page.
  public init(current: Page) {
    self.current = current
  }

  /// Whether there is a page to go back to.
  public var canGoBack: Bool { !previous.isEmpty }

  /// Whether there is a page to go forward to.
  public var canGoForward: Bool { !next.isEmpty }

  /// Records that a page was opened.
  ///
  /// Opening the current page has no effect.
  public mutating func open(_ page: Page) {
    guard page != current else { return }
    previous = (previous + [current]).suffix(Self.capacity)
    next = []
    current = page
  }

  /// Goes back to the previous page, if there is one.
  ///
  /// - Returns: Whether the page changed.
  public mutating func goBack() -> Bool {
    guard let page = previous.popLast() else { return false }
    next.append(current)
    current = page
    return true
  }

  /// Goes forward to the page that the last call of ``goBack()`` left, if there is one.
  ///
  /// - Returns: Whether the page changed.
  public mutating func goForward() -> Bool {
    guard let page = next.popLast() else { return false }
    previous.append(current)
    current = page
    return true
  }
}
