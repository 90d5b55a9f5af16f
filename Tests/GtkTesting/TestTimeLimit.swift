import Glibc
import XCTest

/// Ends the program when a test runs far too long, so that a test that hangs is named.
nonisolated package final class TestTimeLimit: NSObject, XCTestObservation {
  /// The maximum duration of a test, in seconds.
  ///
  /// The longest tests need almost a third of it on a busy machine under the address sanitizer.
  private static let seconds: UInt32 = 300

  /// Limits the duration of the current test and of all later ones.
  ///
  /// Only the first call has an effect.
  package static func install() {
    _ = installation
  }

  private static let installation: Void = {
    // The default action of the signal ends the program even if the main thread hangs.
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
