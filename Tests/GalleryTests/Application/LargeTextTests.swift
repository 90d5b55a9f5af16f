import CGtk
import Controls
import Demos
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The desktop's large-text setting, as it comes while the gallery runs and before it starts.
final class LargeTextTests: XCTestCase {
  func testLargeTextMakesTheFrameAndTheNotesLargerAndLeavesTheStageAtItsTrueSize() {
    MainActor.assumeIsolated {
      openGallery()
      for page in Page.allCases {
        let window = shownWindow(page)
        defer { window.destroy() }
        let labels = seenLabels(in: window)
        XCTAssertGreaterThan(labels.filter { !isOnStage($0) }.count, 10)
        let usual = labels.map(lineHeight)
        withLargeText {
          waitForFrame(of: window)
          for (label, usual) in zip(labels, usual) {
            let factor = isOnStage(label) ? 1 : 1.5
            XCTAssertEqual(
              lineHeight(label), usual * factor, accuracy: 2, "\(page): \(describe(label))")
          }
        }
      }
    }
  }

  func testNothingIsCutWhenTextIsLarge() {
    MainActor.assumeIsolated {
      openGallery()
      for isLargeFromTheStart in [true, false] {
        for page in Page.allCases {
          for size in [Size(width: 640, height: 480), WindowState().size] {
            let early = isLargeFromTheStart ? nil : shownWindow(page, size: size)
            withLargeText {
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

/// Runs the body on a desktop whose text is half as large again, and then on the usual one; Adwaita
/// would let the text of buttons and rows grow for 200 ms.
@MainActor private func withLargeText(_ body: () throws -> Void) rethrows {
  let settings = gtk_settings_get_default()
  try withoutAnimations {
    // GTK counts the resolution in 1024ths of a dot per inch.
    cgtk_set_integer(settings, "gtk-xft-dpi", 144 * 1_024)
    // The screen's own.
    defer { cgtk_set_integer(settings, "gtk-xft-dpi", 96 * 1_024) }
    try body()
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

/// Whether a label stands on the stage, whose sizes are the document's.
@MainActor private func isOnStage(_ label: UnsafeMutablePointer<GtkWidget>) -> Bool {
  sequence(first: label) { gtk_widget_get_parent($0) }.contains {
    Widget.styleClasses(of: $0).contains("stage")
  }
}

/// Whether a label has less room than its text takes.
@MainActor private func isCut(_ label: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let layout = gtk_label_get_layout(cgtk_label(label))
  var width: gint = 0
  var height: gint = 0
  pango_layout_get_pixel_size(layout, &width, &height)
  return pango_layout_is_ellipsized(layout) != 0
    || width > gtk_widget_get_allocated_width(label)
    || height > gtk_widget_get_allocated_height(label)
}
