import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class DelayedCallTests: XCTestCase {
  func testACallIsMadeOnceAndItsClosureIsReleased() {
    onMain {
      let calls = Count()
      let freed = Count()
      for schedule in schedules {
        let token = Token(freed)
        _ = schedule {
          _ = token
          calls.value += 1
        }
      }
      XCTAssertEqual(calls.value, 0)
      XCTAssertTrue(runMainLoop { calls.value == 3 })
      runPendingEvents()
      XCTAssertEqual(calls.value, 3)
      XCTAssertEqual(freed.value, 3)
    }
  }

  func testACanceledCallIsNotMade() {
    onMain {
      let calls = Count()
      let freed = Count()
      for schedule in schedules {
        let token = Token(freed)
        weak var waiting: DelayedCall?
        do {
          let call = schedule {
            _ = token
            calls.value += 1
          }
          call.cancel()
          call.cancel()
          waiting = call
        }
        XCTAssertNil(waiting, "no source retains it")
      }
      g_usleep(5_000)
      runPendingEvents()
      XCTAssertEqual(calls.value, 0)
      XCTAssertEqual(freed.value, 3)
    }
  }

  func testACallCanCancelItself() {
    onMain {
      var call: DelayedCall?
      let calls = Count()
      call = DelayedCall.after(seconds: 0) {
        call?.cancel()
        calls.value += 1
      }
      XCTAssertTrue(runMainLoop { calls.value == 1 })
    }
  }

  func testACallWhenIdleIsMadeAfterTheIdleWorkOfGTK() {
    onMain {
      idleWork.value = 0
      var workBefore: Int?
      DelayedCall.whenIdle { workBefore = idleWork.value }
      // The timeout is due together with the idle work, and each iteration of the loop runs only
      // the sources with the highest priority.
      g_usleep(5_000)
      gdk_threads_add_idle(
        { _ in
          onMain { idleWork.value += 1 }
          return 0
        }, nil)
      XCTAssertTrue(runMainLoop { workBefore != nil })
      XCTAssertEqual(workBefore, 1)
    }
  }

  func testACallIsNotMadeBeforeItsTime() {
    onMain {
      let start = g_get_monotonic_time()
      var end: gint64 = 0
      DelayedCall.after(seconds: 0.05) { end = g_get_monotonic_time() }
      XCTAssertTrue(runMainLoop { end > 0 })
      XCTAssertGreaterThanOrEqual(end - start, 49_000)
    }
  }
}

@MainActor private let idleWork = Count()

@MainActor private let schedules: [(@escaping () -> Void) -> DelayedCall] = [
  { DelayedCall.after(seconds: 0, $0) }, { DelayedCall.after(seconds: 0.001, $0) },
  { DelayedCall.after(seconds: -1, $0) },
]
