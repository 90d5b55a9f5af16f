import CGtk
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the icons of the header bar and the icon of the windows.
final class WindowIconTests: XCTestCase {
  func testTheHeaderBarShowsOnlyIconsThatExist() throws {
    try onMain {
      openGallery()
      let theme = try XCTUnwrap(gtk_icon_theme_get_default())
      // GTK does this for the resources of an application at its launch.
      gtk_icon_theme_add_resource_path(theme, "\(Pictures.resourceRoot)/icons")
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      let names = widgets(in: try XCTUnwrap(window.titlebar).pointer).compactMap(iconName(of:))
      for name in names {
        XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, name), 0, name)
      }
      XCTAssertTrue(names.contains("go-previous-symbolic"), "\(names)")
      XCTAssertTrue(names.contains { $0.hasSuffix(".palette-symbolic") }, "\(names)")
    }
  }

  func testAMissingWindowIconIsReportedWithItsPath() {
    onMain {
      openGallery()
      do {
        try WindowIcon.install(resources: ["/no/such.png"])
        XCTFail("a missing icon was installed")
      } catch {
        XCTAssertEqual(error as? PictureError, .missing(path: "/no/such.png"))
      }
    }
  }
}

@MainActor private func iconName(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
  guard String(cString: cgtk_type_name(widget)) == "GtkImage" else { return nil }
  return String(owned: cgtk_get_text(widget, "icon-name"))
}
