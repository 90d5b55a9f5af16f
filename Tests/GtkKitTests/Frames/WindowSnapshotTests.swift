import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class WindowSnapshotTests: XCTestCase {
  func testTwoSnapshotsOfEqualWindowsAreIdentical() throws {
    try onMain {
      openToolkit()
      let first = try snapshot(to: temporaryFolder() + "/first.png").get()
      let second = try snapshot(to: temporaryFolder() + "/second.png").get()
      XCTAssertGreaterThan(first.count, 100)
      XCTAssertEqual(first, second)
      XCTAssertEqual(first.prefix(4), [0x89, 0x50, 0x4e, 0x47])
    }
  }

  func testAFileThatCannotBeWrittenThrowsAnErrorWithPathAndReason() throws {
    try onMain {
      openToolkit()
      let path = "/nowhere/at/all/picture.png"
      XCTAssertThrowsError(try snapshot(to: path).get()) { error in
        guard case .notWritten(path, let reason)? = error as? WindowSnapshotError else {
          return XCTFail("\(error)")
        }
        XCTAssertFalse(reason.isEmpty)
        XCTAssertEqual(
          (error as? WindowSnapshotError)?.text(in: .commandLine).contains(path), true)
      }
    }
  }
}

/// Shows a window with a button, and returns the bytes of the snapshot that it writes.
@MainActor private func snapshot(to path: String) throws -> Result<[UInt8], WindowSnapshotError> {
  let window = Widget(gtk_window_new(GTK_WINDOW_TOPLEVEL), isVisible: false)
  defer { window.destroy() }
  let button = PressButton(title: "Snapshot")
  gtk_container_add(cgtk_container(window.pointer), button.pointer)
  var result: Result<Void, WindowSnapshotError>?
  WindowSnapshot.write(window, to: path) { result = $0 }
  gtk_widget_show_all(window.pointer)
  runMainLoop { result != nil }
  return try XCTUnwrap(result).map {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }
}
