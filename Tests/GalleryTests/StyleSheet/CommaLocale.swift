import Foundation
import GtkTesting
import XCTest

/// Runs the body in a locale whose numbers have a decimal comma, and restores the previous one.
///
/// `localedef` creates the locale in a temporary folder, because a minimal system has none.
@MainActor func withCommaLocale(_ body: () throws -> Void) throws {
  let folder = temporaryFolder()
  let localedef = Process()
  localedef.executableURL = URL(filePath: "/usr/bin/env")
  localedef.arguments = [
    "localedef", "-i", "de_DE", "-f", "UTF-8", "\(folder)/de_DE.UTF-8",
  ]
  try localedef.run()
  localedef.waitUntilExit()
  XCTAssertEqual(localedef.terminationStatus, 0, "localedef is in the package locales")

  let path = ProcessInfo.processInfo.environment["LOCPATH"]
  setenv("LOCPATH", folder, 1)
  defer {
    if let path { setenv("LOCPATH", path, 1) } else { unsetenv("LOCPATH") }
  }
  let before = setlocale(LC_ALL, nil).map { String(cString: $0) }
  XCTAssertNotNil(setlocale(LC_ALL, "de_DE.UTF-8"))
  defer { setlocale(LC_ALL, before ?? "C") }
  let decimalPoint = localeconv().pointee.decimal_point.map { String(cString: $0) }
  XCTAssertEqual(decimalPoint, ",", "the locale is set")
  try body()
}
