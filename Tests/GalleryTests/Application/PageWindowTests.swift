import CGtk
import ControlModel
import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the windows of single pages, and of the buttons that open them.
final class PageWindowTests: XCTestCase {
  func testAButtonOpensOneWindowForAPageAndRaisesItLater() throws {
    try onMain {
      openGallery()
      let before = toplevelWindows()
      let siblings = PageWindows()
      let window = PageWindow(
        application: registeredApplication, page: .buttons, siblings: siblings)
      window.present()
      let buttons = try XCTUnwrap(window.controller as? ButtonsViewController)
      let opening = zip(ButtonTypeSample.all, buttons.typeButtons)
        .filter { $0.0.outcome.destination != nil }.map(\.1)
      XCTAssertEqual(opening.count, 3, "Contact Add, Info Light and Info Dark")
      @MainActor func titles() -> [String] {
        toplevelWindows().filter { !before.contains($0) }.compactMap(title(of:)).sorted()
      }
      let all = [Page.buttons, .contacts, .flipper].map(\.windowTitle)
      for button in opening + opening { buttons.showOutcome(button) }
      XCTAssertEqual(titles(), all)
      let contacts = siblings[.contacts]?.controller as? ContactsViewController
      XCTAssertTrue(runMainLoop { contacts?.popover?.isOpen == true }, "the form is open")
      let flipper = toplevelWindows().first { title(of: $0) == Page.flipper.windowTitle }
      gtk_widget_destroy(flipper)
      runPendingEvents()
      XCTAssertEqual(titles(), [Page.buttons, .contacts].map(\.windowTitle))
      for button in opening { buttons.showOutcome(button) }
      XCTAssertEqual(titles(), all, "a closed window opens again")
      for opened in toplevelWindows() where !before.contains(opened) { gtk_widget_destroy(opened) }
      runPendingEvents()
    }
  }

  func testAWarningBarNeverReceivesTheInitialFocus() throws {
    try onMain {
      openGallery()
      for page in Page.allCases {
        for moment in MomentOfWarning.allCases {
          let say = {
            SettingsWarnings.shared.report(SettingsProblem.noFolder, of: nil, kind: .event)
          }
          var made: PageWindow?
          _ = standardError {
            made = PageWindow(application: registeredApplication, page: page)
            if moment == .beforeTheWindowIsShown { say() }
            made?.present()
            runPendingEvents()
            if moment == .afterwards { say() }
          }
          let window = try XCTUnwrap(made)
          defer { window.destroy() }
          runPendingEvents()
          let bar = try XCTUnwrap(
            window.controller.view.children.compactMap { $0 as? InfoBar }.first)
          XCTAssertNotNil(bar.text)
          XCTAssertFalse(bar.containsFocus, "\(page) \(moment)")
          XCTAssertNotNil(gtk_window_get_focus(window.window), "\(page) \(moment)")
        }
      }
    }
  }

  func testAWarningOfAPageIsShownInItsOwnWindow() throws {
    try onMain {
      openGallery()
      let first = PageWindow(application: registeredApplication, page: .buttons)
      defer { first.destroy() }
      let (store, file) = temporaryContacts()
      try FileManager.default.createDirectory(
        atPath: URL(filePath: file.path).deletingLastPathComponent().path(),
        withIntermediateDirectories: true)
      try "damage".write(toFile: file.path, atomically: true, encoding: .utf8)
      var second: PageWindow?
      _ = standardError {
        second = PageWindow(
          application: registeredApplication, page: .contacts,
          context: PageContext(stores: PageStores(contacts: store)))
      }
      let window = try XCTUnwrap(second)
      defer { window.destroy() }
      let bar = window.controller.view.children.compactMap { $0 as? InfoBar }.first
      let place = "\(file.path).damaged".isolated
      XCTAssertEqual(bar?.text?.hasSuffix("was renamed to \(place)."), true)
    }
  }
}

private enum MomentOfWarning: CaseIterable {
  case beforeTheWindowIsShown, afterwards
}

@MainActor private func title(of window: UnsafeMutablePointer<GtkWidget>) -> String? {
  gtk_window_get_title(cgtk_window(window)).map { String(cString: $0) }
}
