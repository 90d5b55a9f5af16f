/// The pages that were shown, with the one that is shown now: where Back and Forward lead.
///
/// It follows the rules of a web browser. A page that is opened comes after the present one, and
/// ends the way forward.
public struct PageHistory: Hashable, Sendable {
  /// The most pages that are kept on either side; beyond it the oldest are forgotten.
  public static let capacity = 50

  /// The page that is shown.
  public private(set) var current: Page

  private var previous: [Page] = []
  private var next: [Page] = []

  /// A history that begins with a page.
  public init(current: Page) {
    self.current = current
  }

  /// Whether a page was shown before the present one.
  public var canGoBack: Bool { !previous.isEmpty }

  /// Whether the present page was reached by going back.
  public var canGoForward: Bool { !next.isEmpty }

  /// Notes that a page is opened; the page that is shown already changes nothing.
  public mutating func open(_ page: Page) {
    guard page != current else { return }
    previous = (previous + [current]).suffix(Self.capacity)
    next = []
    current = page
  }

  /// Goes to the page that was shown before, or stays where there is none.
  ///
  /// - Returns: Whether the page has changed.
  public mutating func goBack() -> Bool {
    guard let page = previous.popLast() else { return false }
    next.append(current)
    current = page
    return true
  }

  /// Goes to the page from which the last step back was taken, or stays where there is none.
  ///
  /// - Returns: Whether the page has changed.
  public mutating func goForward() -> Bool {
    guard let page = next.popLast() else { return false }
    previous.append(current)
    current = page
    return true
  }
}
