import CGtk
import GtkTesting
import XCTest

@testable import GalleryBench
@testable import GtkKit

final class FirstFrameTests: XCTestCase {
  func testTheReportHasEveryStageInOrderAndTheMemory() throws {
    try onMain {
      openToolkit()
      g_setenv("GTK_KIT_STARTED_AT", "\(g_get_monotonic_time() - 5_000)", 1)
      defer { g_unsetenv("GTK_KIT_STARTED_AT") }
      let start = FirstFrame(launchVariable: "GTK_KIT_STARTED_AT")
      start.reach(.toolkit)
      let window = Widget(gtk_window_new(GTK_WINDOW_TOPLEVEL), isVisible: false)
      defer { window.destroy() }
      start.reach(.built)
      var reports: [FirstFrameReport] = []
      start.report(of: window) { reports.append($0) }
      gtk_widget_show_all(window.pointer)
      runMainLoop { !reports.isEmpty }
      window.setNeedsDisplay()
      runMainLoop(forSeconds: 0.06)

      XCTAssertEqual(reports.count, 1)
      let report = try XCTUnwrap(reports.first)
      XCTAssertEqual(report.times.map(\.stage), FirstFrame.Stage.allCases)
      let times = report.times.map(\.microseconds)
      XCTAssertEqual(times, times.sorted())
      XCTAssertGreaterThanOrEqual(times[0], 5_000)
      XCTAssertGreaterThan(report.processorTime, 0)
      let peak = try XCTUnwrap(report.peakMemory)
      let dirty = try XCTUnwrap(report.privateDirtyMemory)
      XCTAssertTrue((1_000..<peak).contains(dirty), "\(report)")
      let keys = "\(report)".split(separator: "\n").map { $0.prefix { $0 != "=" } }
      XCTAssertEqual(
        keys,
        [
          "main_us", "toolkit_us", "built_us", "drawn_us", "painted_us", "cpu_us", "vm_hwm_kb",
          "private_dirty_kb",
        ])
    }
  }
}
