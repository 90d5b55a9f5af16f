import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class WindowTests: XCTestCase {
  /// A window manager sets the window's minimum size, in points, and then immediately the old size.
  func testAWindowIsDrawnCompletelyWhenAChangeOfScaleRestoresItsSize() throws {
    try onMain {
      openToolkit()
      let window = ApplicationWindow(application: registeredApplication)
      defer { window.destroy() }
      window.setDefaultSize(width: 400, height: 300)
      window.child = Label("Text")
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped })
      runMainLoop(forSeconds: 0.1)
      let record = DrawRecord(of: window.pointer)
      let isScaled = try withScreenScale(2) {
        runMainLoop(forSeconds: 0.1)
        record.clear()
        try configure(window)
        XCTAssertTrue(
          runMainLoop {
            record.areas.contains { $0.width >= 400 && $0.height >= 300 }
          }, "\(record.areas)")
      }
      XCTAssertTrue(isScaled, "this display cannot be scaled")
    }
  }

  func testAWindowLivesUntilItIsClosed() {
    onMain {
      openToolkit()
      weak var window: ApplicationWindow?
      var closings = 0
      do {
        let made = ApplicationWindow(application: registeredApplication)
        made.title = "Title"
        made.child = Label("Text")
        made.onClose = { closings += 1 }
        made.present()
        window = made
      }
      XCTAssertTrue(runMainLoop { window?.isMapped == true })
      XCTAssertEqual(window?.title, "Title")
      window?.close()
      XCTAssertNil(window)
      XCTAssertEqual(closings, 1)
    }
  }

  func testTheDesktopsCloseButtonClosesTheWindowAsTheProgramDoes() {
    onMain {
      openToolkit()
      let window = ApplicationWindow(application: registeredApplication)
      var closings = 0
      window.onClose = { closings += 1 }
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped })
      gtk_window_close(window.window)
      XCTAssertTrue(runMainLoop { !window.isMapped })
      XCTAssertEqual(closings, 1)
    }
  }

  func testTheCurrentSizeIsTheSizeToRestore() {
    onMain {
      openToolkit()
      let window = ApplicationWindow(application: registeredApplication)
      window.setDefaultSize(width: 420, height: 310)
      window.titlebar = HeaderBar(title: "Title")
      window.child = Label("Text")
      window.present()
      XCTAssertTrue(runMainLoop { window.currentSize == Size(width: 420, height: 310) })
      XCTAssertFalse(window.isMaximized)
      gtk_window_resize(window.window, 500, 400)
      XCTAssertTrue(runMainLoop { window.currentSize == Size(width: 500, height: 400) })
      window.destroy()
    }
  }

  func testAnotherChildReplacesTheFirst() {
    onMain {
      openToolkit()
      let first = Label("First")
      let second = Label("Second")
      let window = ApplicationWindow(application: registeredApplication)
      window.child = first
      window.child = second
      XCTAssertEqual(window.children.count, 1)
      XCTAssertTrue(window.children.first === second)
      window.child = nil
      XCTAssertTrue(window.children.isEmpty)
      window.destroy()
    }
  }

  func testAWindowActionRunsByItsName() {
    onMain {
      openToolkit()
      let application = registeredApplication
      let window = ApplicationWindow(application: application)
      var calls = 0
      window.addAction("show-menu", accelerators: ["F10"]) { calls += 1 }
      g_action_group_activate_action(
        OpaquePointer(window.pointer), "show-menu", nil)
      XCTAssertEqual(calls, 1)
      window.destroy()
    }
  }

  func testEscapeClosesTheAboutDialog() {
    onMain {
      openToolkit()
      let parent = ApplicationWindow(application: registeredApplication)
      parent.present()
      let dialog = AboutDialog(
        over: parent, programName: "Test", version: "1", comments: "A test.",
        sourceAddress: "https://example.org/", license: .mit, logoIconName: "image-missing")
      dialog.present()
      XCTAssertTrue(runMainLoop { dialog.isMapped })
      gtk_bindings_activate(cgtk_object(dialog.pointer), guint(GDK_KEY_Escape), GdkModifierType(0))
      XCTAssertTrue(runMainLoop { !dialog.isMapped })
      parent.destroy()
    }
  }

  func testALinkOpensEvenIfItsDialogHasClosedInTheMeantime() {
    onMain {
      openToolkit()
      let parent = ApplicationWindow(application: registeredApplication)
      for _ in 1...20 {
        do {
          let dialog = AboutDialog(
            over: parent, programName: "Test", version: "1", comments: "A test.",
            sourceAddress: "no-such-scheme:test", license: .mit, logoIconName: "image-missing")
          dialog.present()
          XCTAssertTrue(runMainLoop { dialog.isMapped })
          XCTAssertNotEqual(cgtk_activate_link(dialog.pointer, "no-such-scheme:test"), 0)
          dialog.destroy()
        }
        let said = standardError { runMainLoop(forSeconds: 0.1) }
        XCTAssertTrue(said.contains("no-such-scheme:test cannot be opened: "), said)
      }
      parent.destroy()
    }
  }

  func testADialogClosesWithItsWindow() {
    onMain {
      openToolkit()
      let parent = ApplicationWindow(application: registeredApplication)
      weak var dialog: AboutDialog?
      do {
        let made = AboutDialog(
          over: parent, programName: "Test", version: "1", comments: "A test.",
          sourceAddress: "https://example.org/", license: .mit, logoIconName: "image-missing")
        made.present()
        dialog = made
      }
      XCTAssertNotNil(dialog)
      parent.destroy()
      runPendingEvents()
      XCTAssertNil(dialog)
    }
  }
}

/// Tells a window that it has the size that it has, as a window manager does.
@MainActor private func configure(_ window: ApplicationWindow) throws {
  let surface = try XCTUnwrap(gtk_widget_get_window(window.pointer))
  let event = try XCTUnwrap(gdk_event_new(GDK_CONFIGURE))
  event.pointee.configure.window = surface
  g_object_ref(gpointer(surface))
  event.pointee.configure.width = gdk_window_get_width(surface)
  event.pointee.configure.height = gdk_window_get_height(surface)
  gtk_widget_event(window.pointer, event)
  gdk_event_free(event)
}
