import GtkTesting
import XCTest

@testable import GtkKit

final class HeldKeysTests: XCTestCase {
  func testAPressIsARepeatWhenTheKeyWasSeenWithinASecond() {
    onMain {
      let cases: [(times: [UInt32], repeats: [Bool])] = [
        ([100], [false]),
        ([100, 600, 630, 660], [false, true, true, true]),
        ([100, 1_099], [false, true]),
        ([100, 1_100], [false, false]),
        // Under Wayland, each repeat has the time of the press.
        ([100, 100, 100], [false, true, true]),
        ([UInt32.max - 10, 20], [false, true]),
      ]
      for (times, repeats) in cases {
        var keys = HeldKeys()
        XCTAssertEqual(times.map { keys.press(36, at: $0) }, repeats, "\(times)")
      }
    }
  }

  func testAReleasedKeyCanBePressedAgain() {
    onMain {
      var keys = HeldKeys()
      XCTAssertFalse(keys.press(36, at: 100))
      keys.release(36)
      XCTAssertFalse(keys.press(36, at: 120))
    }
  }

  func testKeysAreHeldIndependently() {
    onMain {
      var keys = HeldKeys()
      XCTAssertFalse(keys.press(36, at: 100))
      XCTAssertFalse(keys.press(65, at: 110))
      XCTAssertTrue(keys.press(36, at: 120))
    }
  }
}
