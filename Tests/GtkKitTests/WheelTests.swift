import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the wheel and the touchpad over a scrolled window inside another one.
final class WheelTests: XCTestCase {
  func testTheWheelScrollsThePageAtBothEndsOfAnInnerView() {
    onMain {
      let page = ScrolledPage()
      for (isDown, direction) in [(true, GDK_SCROLL_DOWN), (false, GDK_SCROLL_UP)] {
        let end = isDown ? page.inner.end : 0
        let before = page.outer.value
        for _ in 0..<50 where page.inner.value != end { page.scroll(direction) }
        XCTAssertEqual(page.inner.value, end, "the view under the pointer comes first")
        XCTAssertEqual(page.outer.value, before, "the page waits for the end of the view")
        page.scroll(direction)
        XCTAssertEqual(page.inner.value, end)
        if isDown {
          XCTAssertGreaterThan(page.outer.value, before)
        } else {
          XCTAssertLessThan(page.outer.value, before)
        }
      }
    }
  }

  func testATouchpadScrollsThePageEvenIfTheFingersDriftSideways() {
    onMain {
      let page = ScrolledPage(isInnerWide: true)
      gtk_adjustment_set_value(page.inner.vertical, page.inner.end)
      page.pointer.scroll(50, 50, by: (x: 0.05, y: 0.5))
      runPendingEvents()
      XCTAssertEqual(page.inner.value, page.inner.end)
      XCTAssertGreaterThan(page.outer.value, 0)
    }
  }

  func testTheWheelScrollsThePageOverAViewWithNothingToScroll() {
    onMain {
      let page = ScrolledPage(innerHeight: 20)
      XCTAssertEqual(page.inner.end, 0)
      page.scroll(GDK_SCROLL_DOWN)
      XCTAssertGreaterThan(page.outer.value, 0)
    }
  }

  func testTheHorizontalWheelScrollsAWideViewAndNotThePage() {
    onMain {
      let page = ScrolledPage(isInnerWide: true)
      page.scroll(GDK_SCROLL_RIGHT)
      XCTAssertGreaterThan(gtk_adjustment_get_value(page.inner.horizontal), 0)
      XCTAssertEqual(page.outer.value, 0)
    }
  }
}

/// A page of 1,000 points in a window of 200, with a scrolled view of 100 at its top.
@MainActor private final class ScrolledPage {
  let inner: View
  let outer: View
  let pointer: SyntheticPointer
  private let window: ApplicationWindow

  init(innerHeight: Int = 300, isInnerWide: Bool = false) {
    openToolkit()
    let content = Box(orientation: .vertical)
    content.setSizeRequest(width: isInnerWide ? 2_000 : 50, height: innerHeight)
    let view = ScrolledWindow(content)
    view.setMinimumContentSize(width: 200, height: 100)
    let rest = Box(orientation: .vertical)
    rest.setSizeRequest(width: 50, height: 900)
    let page = Box(orientation: .vertical)
    page.append(view)
    page.append(rest)
    let scrolledPage = ScrolledWindow(page)
    window = ApplicationWindow(application: registeredApplication)
    window.setDefaultSize(width: 300, height: 200)
    window.child = scrolledPage
    window.present()
    inner = View(view)
    outer = View(scrolledPage)
    pointer = SyntheticPointer(over: window.pointer)
    XCTAssertTrue(runMainLoop { [outer] in outer.end > 100 }, "the page is laid out")
    runPendingEvents()
  }

  isolated deinit {
    window.destroy()
    runPendingEvents()
  }

  func scroll(_ direction: GdkScrollDirection) {
    pointer.scroll(50, 50, direction)
    runPendingEvents()
  }

  /// The part of its content that a scrolled window shows.
  struct View {
    let vertical: UnsafeMutablePointer<GtkAdjustment>?
    let horizontal: UnsafeMutablePointer<GtkAdjustment>?

    @MainActor init(_ view: ScrolledWindow) {
      vertical = gtk_scrolled_window_get_vadjustment(view.scrolledWindow)
      horizontal = gtk_scrolled_window_get_hadjustment(view.scrolledWindow)
    }

    var value: Double { gtk_adjustment_get_value(vertical) }

    var end: Double {
      gtk_adjustment_get_upper(vertical) - gtk_adjustment_get_page_size(vertical)
    }
  }
}
