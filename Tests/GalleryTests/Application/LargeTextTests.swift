import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the desktop's large-text setting, turned on before and after the gallery's launch.
final class LargeTextTests: XCTestCase {
  func testLargeTextEnlargesEveryTextOnAndAroundTheStage() {
    onMain {
      openGallery()
      for page in Page.allCases {
        let window = shownWindow(page)
        defer { window.destroy() }
        let labels = visibleLabels(in: window)
        XCTAssertGreaterThan(labels.filter { !isOnStage($0) }.count, 10)
        XCTAssertTrue(labels.contains(where: isOnStage), "\(page)")
        let usual = labels.map(lineHeight)
        for factor in [1.5, 2, 1] {
          withTextSize(factor) {
            waitForFrame(of: window)
            for (label, usual) in zip(labels, usual) {
              XCTAssertEqual(
                lineHeight(label), usual * factor, accuracy: 1.5 * factor,
                "\(page), \(factor): \(describe(label))")
            }
          }
        }
      }
    }
  }

  func testTextsAreNoWiderThanTheViewEvenIfTheStageIsWider() {
    onMain {
      openGallery()
      for page in Page.allCases {
        let window = shownWindow(page, size: Size(width: 640, height: 480))
        defer { window.destroy() }
        for factor in [1.5, 1] {
          withTextSize(factor) {
            waitForFrame(of: window)
            let edge = Double(gtk_widget_get_allocated_width(window.pointer))
            let widest = {
              // The log scrolls horizontally.
              visibleLabels(in: window).filter { !isOnStage($0) && !isIn($0, "GtkTreeView") }
                .map { rightEdge($0, in: window) }.max() ?? 0
            }
            XCTAssertTrue(runMainLoop { widest() <= edge }, "\(page), \(factor): \(widest())")
          }
        }
      }
    }
  }

  func testLargeTextIsNotTruncated() {
    onMain {
      openGallery()
      for isLargeFromTheStart in [true, false] {
        for page in Page.allCases {
          for size in [Size(width: 640, height: 480), WindowState().size] {
            let early = isLargeFromTheStart ? nil : shownWindow(page, size: size)
            withTextSize(1.5) {
              let window = early ?? shownWindow(page, size: size)
              defer { window.destroy() }
              waitForFrame(of: window)
              for label in visibleLabels(in: window) where !isOnStage(label) {
                let name = "\(page), \(size), large from the start: \(isLargeFromTheStart)"
                XCTAssertFalse(isTruncated(label), "\(name): \(describe(label))")
              }
            }
          }
        }
      }
    }
  }
}

@MainActor private func shownWindow(
  _ page: Page, size: Size = WindowState().size
) -> MainWindow {
  let window = MainWindow(
    application: registeredApplication, state: WindowState(size: size), page: page)
  window.present()
  XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
  runPendingEvents()
  return window
}

/// The visible labels of a window, including those inside GTK's own widgets.
@MainActor private func visibleLabels(in window: MainWindow) -> [UnsafeMutablePointer<GtkWidget>] {
  widgets(in: window.pointer).filter {
    String(cString: cgtk_type_name($0)) == "GtkLabel" && gtk_widget_get_mapped($0) != 0
      && gtk_label_get_text(cgtk_label($0)).pointee != 0
  }
}

/// The height of a label's first line, which GTK rounds to whole points.
@MainActor private func lineHeight(_ label: UnsafeMutablePointer<GtkWidget>) -> Double {
  let iterator = pango_layout_get_iter(gtk_label_get_layout(cgtk_label(label)))
  defer { pango_layout_iter_free(iterator) }
  var line = PangoRectangle()
  pango_layout_iter_get_line_extents(iterator, nil, &line)
  return Double(line.height) / Double(PANGO_SCALE)
}

/// Returns whether a widget is inside a widget of the given type.
@MainActor private func isIn(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: String) -> Bool {
  sequence(first: widget) { gtk_widget_get_parent($0) }.contains {
    String(cString: cgtk_type_name($0)) == type
  }
}

/// Returns whether a label is on the stage, which the gallery's style sheet applies to.
@MainActor private func isOnStage(_ label: UnsafeMutablePointer<GtkWidget>) -> Bool {
  sequence(first: label) { gtk_widget_get_parent($0) }.contains {
    Widget.styleClasses(of: $0).contains("stage")
  }
}

/// The right edge of a widget in its window's coordinates, in points.
@MainActor private func rightEdge(
  _ widget: UnsafeMutablePointer<GtkWidget>, in window: MainWindow
) -> Double {
  var x: gint = 0
  var y: gint = 0
  gtk_widget_translate_coordinates(widget, window.pointer, 0, 0, &x, &y)
  return Double(x + gtk_widget_get_allocated_width(widget))
}
