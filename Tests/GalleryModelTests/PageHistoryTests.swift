import GalleryModel
import Testing

@Suite("The history of pages")
struct PageHistoryTests {
  @Test("A new history has no page before or after the current one.")
  func newHistory() {
    var history = PageHistory(current: .buttons)
    #expect(!history.canGoBack && !history.canGoForward)
    #expect(wayBack(in: &history) == [])
    #expect(wayForward(in: &history) == [])
    #expect(history == PageHistory(current: .buttons))
  }

  @Test("Going back visits the earlier pages, and going forward returns.")
  func backAndForward() {
    var history = PageHistory(current: .buttons)
    for page in [Page.flipper, .contacts] { history.open(page) }
    #expect(history.canGoBack && !history.canGoForward)
    #expect(wayBack(in: &history) == [.flipper, .buttons])
    #expect(!history.canGoBack && history.canGoForward)
    #expect(wayForward(in: &history) == [.flipper, .contacts])
    #expect(history.canGoBack && !history.canGoForward)
  }

  @Test("A page in the middle has pages before and after it.")
  func middle() {
    var history = PageHistory(current: .buttons)
    for page in [Page.flipper, .contacts] { history.open(page) }
    let hasChanged = history.goBack()
    #expect(hasChanged && history.canGoBack && history.canGoForward)
    #expect(history.current == .flipper)
  }

  @Test("An opened page removes the pages after the current one.")
  func newPage() {
    var history = PageHistory(current: .buttons)
    history.open(.flipper)
    #expect(wayBack(in: &history) == [.buttons])
    history.open(.contacts)
    #expect(!history.canGoForward)
    #expect(wayBack(in: &history) == [.buttons])
  }

  @Test("Opening the current page changes nothing.")
  func currentPage() {
    var history = PageHistory(current: .buttons)
    history.open(.flipper)
    #expect(wayBack(in: &history) == [.buttons])
    let before = history
    history.open(.buttons)
    #expect(history == before)
  }

  @Test("A page can be in the history more than once.")
  func repeatedPages() {
    var history = PageHistory(current: .buttons)
    for page in [Page.flipper, .buttons, .flipper] { history.open(page) }
    #expect(wayBack(in: &history) == [.buttons, .flipper, .buttons])
  }

  @Test("The history drops its oldest pages.")
  func capacity() {
    var history = PageHistory(current: .buttons)
    let visits = PageHistory.capacity + 7
    for visit in 1...visits { history.open(visit.isMultiple(of: 2) ? .buttons : .flipper) }
    let way = wayBack(in: &history)
    #expect(way.count == PageHistory.capacity)
    #expect(way.last == .flipper, "the page of the seventh visit")
    #expect(wayForward(in: &history).count == PageHistory.capacity)
  }
}

/// Goes back as far as possible, and returns the visited pages.
private func wayBack(in history: inout PageHistory) -> [Page] {
  var pages: [Page] = []
  while history.goBack() { pages.append(history.current) }
  return pages
}

/// Goes forward as far as possible, and returns the visited pages.
private func wayForward(in history: inout PageHistory) -> [Page] {
  var pages: [Page] = []
  while history.goForward() { pages.append(history.current) }
  return pages
}
