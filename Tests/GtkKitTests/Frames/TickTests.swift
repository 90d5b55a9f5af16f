import GtkTesting
import XCTest

@testable import GtkKit

final class TickTests: XCTestCase {
  func testTicksHaveIncreasingTimesUntilTheHandlerEndsThem() throws {
    try onMain {
      let stage = try PressStage()
      var times: [Double] = []
      try XCTUnwrap(stage.button).onTick { seconds in
        times.append(seconds)
        return times.count < 5
      }
      runMainLoop { times.count >= 5 }
      runMainLoop(forSeconds: 0.06)
      XCTAssertEqual(times.count, 5)
      XCTAssertEqual(times, times.sorted())
      let length = try XCTUnwrap(times.last) - XCTUnwrap(times.first)
      XCTAssertTrue((0.01...1).contains(length), "four frames took \(length) s")
    }
  }

  func testTicksEndWithTheWidgetAndTheirHandlerIsReleased() throws {
    try onMain {
      let stage = try PressStage()
      var count = 0
      weak var token: TickToken?
      do {
        let strong = TickToken()
        token = strong
        try XCTUnwrap(stage.button).onTick { _ in
          count += strong.step
          return true
        }
      }
      runMainLoop { count > 2 }
      XCTAssertNotNil(token)
      stage.destroyAll()
      let before = count
      runMainLoop(forSeconds: 0.06)
      XCTAssertEqual(count, before)
      XCTAssertNil(token)
    }
  }
}

private final class TickToken {
  let step = 1
}
