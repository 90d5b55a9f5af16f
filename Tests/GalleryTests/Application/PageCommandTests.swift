import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the pages' commands in the main menu, and of the state that a rebuilt page restores.
final class PageCommandTests: XCTestCase {
  func testTheMainMenuShowsTheCommandsOfTheOpenPage() throws {
    try onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped })
      let ofWindow = ["Keyboard Shortcuts", "About Button Gallery"]
      for (page, commands) in [
        (Page.mysteryGrid, ["Start New Game"]), (.buttons, []),
        (.contacts, ["Add Contact", "Restore Removed Contact"]),
      ] {
        window.open(page)
        window.toggleMenu()
        runPendingEvents()
        XCTAssertEqual(try menuTitles(in: window), commands + ofWindow, "\(page)")
        window.toggleMenu()
      }
    }
  }

  func testACommandIsPerformedOnlyOnTheOpenPage() {
    onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .mysteryGrid)
      defer { window.destroy() }
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped })
      let newGame = {
        g_action_group_activate_action(OpaquePointer(window.pointer), "new-game", nil)
      }
      XCTAssertEqual(announcements { newGame() }, ["New game. Score: 0"])
      window.open(.buttons)
      runPendingEvents()
      XCTAssertEqual(announcements { newGame() }, [])
    }
  }

  func testAnUnknownCommandIdentifierDoesNothing() {
    onMain {
      let page = ShownPage { ButtonsViewController(context: PageContext()) }
      XCTAssertEqual(announcements { page.controller.perform("new-game") }, [])
    }
  }

  func testEveryIdentifierIsUniqueInItsWindow() {
    onMain {
      openGallery()
      for page in Page.allCases {
        let identifiers = page.viewController.commandIdentifiers
        XCTAssertEqual(Set(identifiers).count, identifiers.count, "\(page)")
        XCTAssertTrue(
          Set(identifiers).isDisjoint(with: MainWindow.commands.compactMap(\.identifier)))
      }
    }
  }

  func testARebuiltPageRestoresItsFocus() throws {
    try onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .mysteryGrid)
      defer { window.destroy() }
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped })
      let small = PageOptionSet(MysteryGridOptions(layout: try .init(rows: 2, columns: 2)))
      try button(14, in: window).grabFocus()
      window.openAnew(.mysteryGrid, with: PageOptionSet())
      XCTAssertTrue(try button(14, in: window).isFocused)
      window.openAnew(.mysteryGrid, with: small)
      XCTAssertTrue(try button(3, in: window).isFocused, "the last one of a smaller grid")
    }
  }
}

extension PageViewController {
  @MainActor fileprivate static var commandIdentifiers: [String] {
    commands.compactMap(\.identifier)
  }
}

/// The titles of the items in the main menu.
@MainActor private func menuTitles(in window: MainWindow) throws -> [String] {
  let button = try XCTUnwrap(
    widgets(in: window.pointer).first { accessibleName(of: $0) == "Main Menu" })
  return titles(in: try XCTUnwrap(gtk_menu_button_get_menu_model(cgtk_menu_button(button))))
}

@MainActor private func titles(in model: UnsafeMutablePointer<GMenuModel>) -> [String] {
  (0..<g_menu_model_get_n_items(model)).flatMap { index -> [String] in
    if let section = g_menu_model_get_item_link(model, index, "section") {
      defer { g_object_unref(section) }
      return titles(in: section)
    }
    guard let label = g_menu_model_get_item_attribute_value(model, index, "label", nil) else {
      return []
    }
    defer { g_variant_unref(label) }
    return [String(cString: g_variant_get_string(label, nil))]
  }
}

/// A button of the grid, by its position.
@MainActor private func button(_ position: Int, in window: MainWindow) throws -> MysteryButton {
  try XCTUnwrap(grid(in: window.pageView)).buttons[position]
}

@MainActor private func grid(in widget: Widget?) -> MysteryGridView? {
  if let grid = widget as? MysteryGridView { return grid }
  return (widget as? Container)?.children.lazy.compactMap(grid(in:)).first
}
