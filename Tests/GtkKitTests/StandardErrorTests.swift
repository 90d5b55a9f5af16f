import ControlModel
import Glibc
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the messages that appear in the terminal.
final class StandardErrorTests: XCTestCase {
  func testAQuotationInAnErrorCannotControlTheTerminal() {
    onMain {
      let told = standardError {
        StandardError.printError(
          AtomicFileError(reason: "“x\u{1b}[31mRED\u{7}\u{9b}” is no number\nnor a word"))
      }
      let readable = "“x\\u{1B}[31mRED\\u{07}\\u{009B}” is no number\\nnor a word\n"
      XCTAssertTrue(told.hasSuffix(readable), told)
    }
  }

  func testNamesAreWrittenToAFileWithoutIsolates() {
    onMain {
      XCTAssertEqual(
        standardError { StandardError.write("\("שלום".isolated) is gone") }, "שלום is gone\n")
    }
  }

  func testAPipeThatIsNotReadNeverBlocksAndItsFlagsStayUnchanged() {
    onMain {
      var ends: [Int32] = [0, 0]
      XCTAssertEqual(pipe(&ends), 0)
      let stream = dup(STDERR_FILENO)
      dup2(ends[1], STDERR_FILENO)
      // The text is far larger than the 64 KiB that a pipe can hold.
      for _ in 0..<1_000 { StandardError.write(String(repeating: "x", count: 500)) }
      let flags = fcntl(STDERR_FILENO, F_GETFL)
      dup2(stream, STDERR_FILENO)
      for descriptor in [stream, ends[1]] { close(descriptor) }
      XCTAssertEqual(flags & O_NONBLOCK, 0, "other programs share the pipe")
      var bytes = [UInt8](repeating: 0, count: 501)
      for _ in 0..<100 {
        XCTAssertEqual(read(ends[0], &bytes, bytes.count), bytes.count)
        XCTAssertEqual(bytes.last, UInt8(ascii: "\n"), "each line is complete")
      }
      close(ends[0])
    }
  }
}
