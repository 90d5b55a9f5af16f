import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the table: its rows, columns, headings, and truncated texts.
final class LogTableTests: XCTestCase {
  func testATableShowsTheNewestRowFirst() {
    onMain {
      openToolkit()
      let table = makeTable()
      XCTAssertEqual(table.accessibleName, "Event Log")
      table.replaceTopRow(["nothing"])
      table.removeLastRow()
      XCTAssertEqual(table.rowCount, 0)
      table.insertRowAtTop(["touchDown", "highlighted"])
      table.insertRowAtTop(["touchUpInside", "normal", "too much"])
      table.insertRowAtTop(["A & B <b>"])
      XCTAssertEqual(
        (0...3).map(table.strings(inRow:)),
        [["A & B <b>", ""], ["touchUpInside", "normal"], ["touchDown", "highlighted"], nil])
      table.replaceTopRow(["touchDown × 2", "normal"])
      table.removeLastRow()
      XCTAssertEqual(
        (0..<2).map(table.strings(inRow:)),
        [["touchDown × 2", "normal"], ["touchUpInside", "normal"]])
      table.removeAllRows()
      XCTAssertEqual(table.rowCount, 0)
    }
  }

  func testColumnsGrowWithTheDesktopsTextSize() {
    onMain {
      openToolkit()
      let settings = gtk_settings_get_default()
      // The screen's own resolution.
      defer { cgtk_set_integer(settings, "gtk-xft-dpi", 96 * 1_024) }
      let table = makeTable()
      withWindow(table) {
        let usual = table.columnWidths
        cgtk_set_integer(settings, "gtk-xft-dpi", 144 * 1_024)
        XCTAssertTrue(runMainLoop { table.columnWidths != usual })
        for (width, usual) in zip(table.columnWidths, usual) {
          // The widths of letters are rounded to whole pixels.
          XCTAssertEqual(Double(width), Double(usual) * 1.5, accuracy: 10)
        }
      }
    }
  }

  func testATableShowsAThousandRows() {
    onMain {
      openToolkit()
      let table = LogTable(
        columns: [TableColumn(title: "Event", typicalText: "touchUpInside")],
        accessibleName: "Event Log")
      withWindow(ScrolledWindow(table)) {
        for number in 0..<1_000 { table.insertRowAtTop(["\(number)"]) }
        XCTAssertEqual(table.rowCount, 1_000)
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(table.pointer))
        XCTAssertTrue(runMainLoop { gtk_adjustment_get_upper(adjustment) > 10_000 })
      }
    }
  }

  func testColumnsFillTheTableAndAreNeverNarrowerThanTheirTypicalText() {
    onMain {
      openToolkit()
      for width in [300, 600] {
        let table = makeTable()
        withWindow(ScrolledWindow(table), width: width) {
          let widths = table.shownColumnWidths
          XCTAssertEqual(widths.reduce(0, +), gtk_widget_get_allocated_width(table.pointer))
          for (width, column) in zip(widths, table.columns) {
            XCTAssertGreaterThanOrEqual(width, table.width(of: column.typicalText))
          }
        }
      }
    }
  }

  func testTheHeadingsAreInASnapshotOfTheWindow() {
    onMain {
      openToolkit()
      let table = makeTable()
      withWindow(ScrolledWindow(table)) {
        let view = cgtk_tree_view(table.pointer)
        for index in table.columns.indices {
          guard
            let heading = gtk_tree_view_column_get_button(
              gtk_tree_view_get_column(view, gint(index)))
          else { return XCTFail("no heading") }
          var allocation = GtkAllocation()
          gtk_widget_get_allocation(heading, &allocation)
          let frame = Rectangle(allocation)
          let picture = Rendering(of: table.pointer).cropped(
            x: Int(frame.minX) + 4, y: Int(frame.minY) + 4, width: Int(frame.width) - 8,
            height: Int(frame.height) - 8)
          XCTAssertGreaterThan(Set(picture.pixels).count, 4, "the letters of heading \(index)")
        }
      }
    }
  }

  func testATooltipShowsTheFullTextOfATruncatedRow() {
    onMain {
      openToolkit()
      let table = makeTable()
      table.insertRowAtTop(["touchUpInside", "highlighted"])
      table.insertRowAtTop(["touchDragOutside + touchDragExit, and again, and again", ""])
      withWindow(ScrolledWindow(table), width: 300) {
        XCTAssertEqual(
          table.tooltip(atRow: 0), "touchDragOutside + touchDragExit, and again, and again")
        XCTAssertNil(table.tooltip(atRow: 1), "no text of the row is truncated")
        XCTAssertNil(table.tooltip(at: .pointer(x: 5, y: 2)), "headings have no tooltip")
        XCTAssertNil(table.tooltip(at: .pointer(x: 5, y: 290)), "there is no row here")
      }
    }
  }

  func testARowSelectedByTheKeyboardStaysSelectedWhenRowsAreAdded() {
    onMain {
      openToolkit()
      let table = makeTable()
      table.insertRowAtTop(["touchDown", "highlighted"])
      table.isFocusable = false
      var changes = 0
      table.onSelectionChange = { changes += 1 }
      withWindow(ScrolledWindow(table)) {
        XCTAssertNil(table.selectedRow)
        table.isFocusable = true
        table.grabFocus()
        XCTAssertEqual(table.selectedRow, 0, "gaining the focus selects a row")
        XCTAssertGreaterThan(changes, 0)
        table.insertRowAtTop(["touchUpInside", "normal"])
        XCTAssertEqual(table.selectedRow, 1)
        table.removeAllRows()
        XCTAssertNil(table.selectedRow)
      }
    }
  }
}

@MainActor private func makeTable() -> LogTable {
  LogTable(
    columns: [
      TableColumn(title: "Event", typicalText: "touchUpInside"),
      TableColumn(title: "State", typicalText: "highlighted"),
    ],
    accessibleName: "Event Log")
}

extension LogTable {
  /// The width of each column, in points.
  @MainActor fileprivate var columnWidths: [gint] {
    (0..<2).map {
      gtk_tree_view_column_get_fixed_width(gtk_tree_view_get_column(cgtk_tree_view(pointer), $0))
    }
  }

  /// The width of each column on the screen, in points.
  @MainActor fileprivate var shownColumnWidths: [gint] {
    (0..<2).map {
      gtk_tree_view_column_get_width(gtk_tree_view_get_column(cgtk_tree_view(pointer), $0))
    }
  }

  /// The tooltip in the middle of a row.
  @MainActor fileprivate func tooltip(atRow index: Int) -> String? {
    let view = cgtk_tree_view(pointer)
    let path = gtk_tree_path_new_from_string("\(index)")
    defer { gtk_tree_path_free(path) }
    var area = GdkRectangle()
    gtk_tree_view_get_background_area(view, path, nil, &area)
    var (x, y): (gint, gint) = (0, 0)
    gtk_tree_view_convert_bin_window_to_widget_coords(view, 5, area.y + area.height / 2, &x, &y)
    return tooltip(at: .pointer(x: x, y: y))
  }
}
