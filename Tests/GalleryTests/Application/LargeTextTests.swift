import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The desktop's large-text setting, as it comes while the gallery runs and before it starts.
final class LargeTextTests: XCTestCase {
  func testLargeTextMakesEveryTextLargerOnTheStageAndAroundIt() {
    onMain {
      openGallery()
      for page in Page.allCases {
        let window = shownWindow(page)
        defer { window.destroy() }
        let labels = seenLabels(in: window)
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

  func testTextsAreNoWiderThanTheViewThoughTheStageIs() {
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
              // The log scrolls sideways by itself.
              seenLabels(in: window).filter { !isOnStage($0) && !isIn($0, "GtkTreeView") }
                .map { rightEdge($0, in: window) }.max() ?? 0
            }
            XCTAssertTrue(runMainLoop { widest() <= edge }, "\(page), \(factor): \(widest())")
          }
        }
      }
    }
  }

  func testNothingIsCutWhenTextIsLarge() {
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
              for label in seenLabels(in: window) where !isOnStage(label) {
                let name = "\(page), \(size), large from the start: \(isLargeFromTheStart)"
                XCTAssertFalse(isCut(label), "\(name): \(describe(label))")
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

/// The labels of a window that are on the screen, also those inside of GTK's own widgets.
@MainActor private func seenLabels(in window: MainWindow) -> [UnsafeMutablePointer<GtkWidget>] {
  widgets(in: window.pointer).filter {
    String(cString: cgtk_type_name($0)) == "GtkLabel" && gtk_widget_get_mapped($0) != 0
      && gtk_label_get_text(cgtk_label($0)).pointee != 0
  }
}

/// The height of a label's first line, in points; GTK rounds it to whole ones.
@MainActor private func lineHeight(_ label: UnsafeMutablePointer<GtkWidget>) -> Double {
  let iterator = pango_layout_get_iter(gtk_label_get_layout(cgtk_label(label)))
  defer { pango_layout_iter_free(iterator) }
  var line = PangoRectangle()
  pango_layout_iter_get_line_extents(iterator, nil, &line)
  return Double(line.height) / Double(PANGO_SCALE)
}

/// Whether a widget is in one of a type.
@MainActor private func isIn(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: String) -> Bool {
  sequence(first: widget) { gtk_widget_get_parent($0) }.contains {
    String(cString: cgtk_type_name($0)) == type
  }
}

/// Whether a label stands on the stage, whose style sheet is ours.
@MainActor private func isOnStage(_ label: UnsafeMutablePointer<GtkWidget>) -> Bool {
  sequence(first: label) { gtk_widget_get_parent($0) }.contains {
    Widget.styleClasses(of: $0).contains("stage")
  }
}

/// Where a widget ends in its window's coordinates, in points.
@MainActor private func rightEdge(
  _ widget: UnsafeMutablePointer<GtkWidget>, in window: MainWindow
) -> Double {
  var x: gint = 0
  var y: gint = 0
  gtk_widget_translate_coordinates(widget, window.pointer, 0, 0, &x, &y)
  return Double(x + gtk_widget_get_allocated_width(widget))
}
