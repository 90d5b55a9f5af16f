import CGtk
import XCTest

@testable import GtkKit

/// Writes a file that contains a text.
@MainActor func writeText(_ text: String, to path: String) {
  XCTAssertNotEqual(g_file_set_contents(path, text, -1, nil), 0)
}

/// Returns the contents of a file as text, or nil if there is no file.
@MainActor func text(ofFile path: String) -> String? {
  var contents: UnsafeMutablePointer<CChar>?
  guard g_file_get_contents(path, &contents, nil, nil) != 0 else { return nil }
  return String(owned: contents)
}
