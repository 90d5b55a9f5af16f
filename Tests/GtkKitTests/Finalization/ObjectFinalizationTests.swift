import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests that GObject and cairo free the kit's other objects together with their Swift objects.
final class ObjectFinalizationTests: XCTestCase {
  func testEveryReleasedObjectIsFreed() {
    onMain {
      openToolkit()
      for (name, watch) in objects {
        let freed = Count()
        for _ in 0..<1_000 { watch { freed.value += 1 } }
        runPendingEvents()
        XCTAssertEqual(freed.value, 1_000, name)
      }
    }
  }

  func testTheCopiesOfAPictureForBothScalesAreFreedWithIt() throws {
    try onMain {
      let freed = Count()
      for _ in 0..<100 {
        let picture = try TestPicture.load()
        withExtendedLifetime(picture) {
          for scale in [1, 2] {
            onFree($0.surface(scaleFactor: scale)) { freed.value += 1 }
          }
        }
      }
      XCTAssertEqual(freed.value, 200)
    }
  }

  func testASnapshotOfAWidgetIsFreed() {
    onMain {
      openToolkit()
      let freed = Count()
      let label = Label("Text")
      withWindow(label) {
        for _ in 0..<100 {
          withExtendedLifetime(WidgetSnapshot(of: label.pointer)) { snapshot in
            if let snapshot { onFree(snapshot.surface) { freed.value += 1 } }
          }
        }
      }
      XCTAssertEqual(freed.value, 100)
    }
  }
}

/// Creates and releases an object, and calls a handler when the underlying C object is freed.
private typealias Watch = @MainActor (_ onFree: @escaping () -> Void) -> Void

@MainActor private let objects: [(name: String, watch: Watch)] = [
  (
    "Application",
    { handler in
      withExtendedLifetime(Application(identifier: "org.example.GtkKitTests")) {
        onFinalize($0.gtkApplication, handler)
      }
    }
  ),
  (
    "ChoiceAction",
    { handler in
      let action = ChoiceAction(name: "theme", choices: ["light"], selected: "light") { _ in }
      withExtendedLifetime(action) { onFinalize(gpointer($0.action), handler) }
    }
  ),
  (
    "Menu",
    { handler in
      withExtendedLifetime(Menu()) {
        $0.append("_About", action: "app.about")
        onFinalize(gpointer($0.pointer), handler)
      }
    }
  ),
  (
    "StyleProvider",
    { handler in
      withExtendedLifetime(StyleProvider()) {
        $0.load("label { colour: red; }")
        onFinalize($0.provider, handler)
      }
    }
  ),
]
