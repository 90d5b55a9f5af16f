import Glibc
import XCTest

/// Ends the program when a test takes far longer than any should, so that a test that waits for
/// ever is named, and does not hold up whoever runs the tests.
nonisolated package final class TestTimeLimit: NSObject, XCTestObservation {
  /// What a test may take, in seconds: on a busy machine under the address sanitizer the longest
  /// ones come near a third of it.
  private static let seconds: UInt32 = 300

  /// Limits the time of the test that runs and of every later one, once a process.
  package static func install() {
    _ = installation
  }

  private static let installation: Void = {
    // The default action of the signal ends the program whatever the main thread hangs in.
    alarm(seconds)
    XCTestObservationCenter.shared.addTestObserver(TestTimeLimit())
  }()

  package func testCaseWillStart(_ testCase: XCTestCase) {
    alarm(Self.seconds)
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    alarm(0)
  }
}
