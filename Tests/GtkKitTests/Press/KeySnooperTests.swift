import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Keys that assistive technology sees before GTK does.
final class KeySnooperTests: XCTestCase {
  /// The bridge to assistive technology waits in a main loop of its own, in which an accessible action
  /// may close the window.
  func testTheWindowOfAKeyMayGoWhileTheKeyIsLookedAt() throws {
    try onMain {
      let stage = try PressStage()
      var isFinalized = false
      onFinalize(try XCTUnwrap(stage.window).pointer) { isFinalized = true }
      let snooper = cgtk_key_snooper_install(
        { _, _, stage in
          guard let stage else { return 0 }
          Unmanaged<PressStage>.fromOpaque(stage).takeUnretainedValue().destroyAll()
          return 0
        }, Unmanaged.passUnretained(stage).toOpaque())
      defer { cgtk_key_snooper_remove(snooper) }
      stage.key(GDK_KEY_a, isPress: true, throughFilters: true)
      XCTAssertNil(stage.window)
      XCTAssertTrue(isFinalized)
    }
  }
}
