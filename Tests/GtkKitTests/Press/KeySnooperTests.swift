import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of keys that assistive technology receives before GTK.
final class KeySnooperTests: XCTestCase {
  /// The bridge to assistive technology waits in a nested main loop, in which an accessible action
  /// can close the window.
  func testAWindowCanCloseWhileItsKeyEventIsProcessed() throws {
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
