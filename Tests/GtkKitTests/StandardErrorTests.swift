import GtkTesting
import XCTest

@testable import GtkKit

/// What the person at the terminal is told.
final class StandardErrorTests: XCTestCase {
  func testWhatAFaultQuotesCommandsNoTerminal() {
    MainActor.assumeIsolated {
      let told = standardError {
        StandardError.complain("“x\u{1b}[31mRED\u{7}\u{9b}” is no number\nnor a word")
      }
      let readable = "“x\\u{1B}[31mRED\\u{07}\\u{009B}” is no number\nnor a word\n"
      XCTAssertTrue(told.hasSuffix(readable), told)
    }
  }
}
