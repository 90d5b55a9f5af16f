import Foundation
import XCTest

/// A message bus for one test, which runs until the object is deinitialized.
final class PrivateBus {
  let address: String
  private let daemon = Process()

  init() throws {
    let output = Pipe()
    daemon.executableURL = URL(filePath: "/usr/bin/env")
    daemon.arguments = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = output
    try daemon.run()
    let line = output.fileHandleForReading.availableData
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    XCTAssertFalse(address.isEmpty, "dbus-daemon printed no address")
  }

  deinit {
    daemon.terminate()
    daemon.waitUntilExit()
  }
}
