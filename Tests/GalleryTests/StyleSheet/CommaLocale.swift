import CGtk
import Foundation
import XCTest

/// Runs the body in a locale whose numbers have a decimal comma, and restores the one before.
///
/// The locale is made by `localedef` in a folder of its own, because a minimal system has none.
@MainActor func withCommaLocale(_ body: () throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let localedef = Process()
  localedef.executableURL = URL(filePath: "/usr/bin/env")
  localedef.arguments = [
    "localedef", "-i", "de_DE", "-f", "UTF-8", folder.appending(path: "de_DE.UTF-8").path(),
  ]
  try localedef.run()
  localedef.waitUntilExit()
  XCTAssertEqual(localedef.terminationStatus, 0, "localedef comes with the package locales")

  let path = ProcessInfo.processInfo.environment["LOCPATH"]
  setenv("LOCPATH", folder.path(), 1)
  defer {
    if let path { setenv("LOCPATH", path, 1) } else { unsetenv("LOCPATH") }
  }
  let before = setlocale(LC_ALL, nil).map { String(cString: $0) }
  XCTAssertNotNil(setlocale(LC_ALL, "de_DE.UTF-8"))
  defer { setlocale(LC_ALL, before ?? "C") }
  let decimalPoint = localeconv().pointee.decimal_point.map { String(cString: $0) }
  XCTAssertEqual(decimalPoint, ",", "the locale is in force")
  try body()
}
