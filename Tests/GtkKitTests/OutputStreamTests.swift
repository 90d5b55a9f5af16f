import Glibc
import GtkTesting
import XCTest

@testable import GtkKit

final class OutputStreamTests: XCTestCase {
  func testALargeTextIsWrittenToANonblockingPipe() {
    onMain {
      let text = String(repeating: "Knöpfe\n", count: 100_000)
      var ends: [Int32] = [0, 0]
      XCTAssertEqual(pipe(&ends), 0)
      let reader = ends[0]
      // Nonblocking on the writer's side, like a terminal that another program has left in this
      // mode.
      XCTAssertEqual(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0)
      let received = PipeReader(descriptor: reader)
      XCTAssertTrue(OutputStream(descriptor: ends[1]).write(text))
      close(ends[1])
      XCTAssertEqual(received.wait(), text.utf8.count)
      close(reader)
    }
  }

  func testAMissingReaderAndAFullDiskAreFailuresThatDoNotEndTheProgram() {
    onMain {
      var ends: [Int32] = [0, 0]
      XCTAssertEqual(pipe(&ends), 0)
      close(ends[0])
      XCTAssertFalse(OutputStream(descriptor: ends[1]).write("text"))
      close(ends[1])
      let full = open("/dev/full", O_WRONLY)
      XCTAssertFalse(OutputStream(descriptor: full).write("text"))
      close(full)
      XCTAssertFalse(OutputStream(descriptor: full).write("text"), "the stream is closed")
      XCTAssertTrue(OutputStream(descriptor: full).write(""))
    }
  }
}

/// Counts the bytes of a pipe on a separate thread.
private final class PipeReader: @unchecked Sendable {
  private let descriptor: Int32
  private var count = 0
  private var customStitch: pthread_t = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
    pthread_create(
      &customStitch, nil,
      { data in
        guard let data else { return nil }
        let reader = Unmanaged<PipeReader>.fromOpaque(data).takeUnretainedValue()
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
          let count = read(reader.descriptor, &bytes, bytes.count)
          guard count > 0 else { return nil }
          reader.count += count
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func wait() -> Int {
    pthread_join(customStitch, nil)
    return count
  }
}
