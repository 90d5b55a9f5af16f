import CGtk
import Foundation
import GtkTesting
import XCTest

@testable import GtkKit

/// A picture of 25 x 25 points whose pixels all differ, in its own resource.
@MainActor enum TestPicture {
  static let path = "/test/picture.png"
  static let path2x = "/test/picture@2x.png"
  static let notAPicture = "/test/manifest.xml"

  private static var isRegistered = false

  static func load() throws -> Picture {
    try register()
    return try Picture(resource: path, resource2x: path2x)
  }

  /// Draws the picture at both scales and registers it as a resource.
  ///
  /// Only the first call has an effect.
  static func register() throws {
    openToolkit()
    guard !isRegistered else { return }
    let folder = URL(filePath: temporaryFolder())
    try write(side: 25, to: folder.appending(path: "picture.png"))
    try write(side: 50, to: folder.appending(path: "picture@2x.png"))
    let manifest = folder.appending(path: "manifest.xml")
    let files = ["picture.png", "picture@2x.png", "manifest.xml"].map { "<file>\($0)</file>" }
    try Data(
      "<gresources><gresource prefix='/test'>\(files.joined())</gresource></gresources>".utf8
    ).write(to: manifest)

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let bundle = folder.appending(path: "test.gresource").path()
    compiler.arguments = [
      "glib-compile-resources", "--sourcedir=\(folder.path())", "--target=\(bundle)",
      manifest.path(),
    ]
    try compiler.run()
    compiler.waitUntilExit()
    let resource = try XCTUnwrap(g_resource_load(bundle, nil))
    g_resources_register(resource)
    g_resource_unref(resource)
    isRegistered = true
  }

  private static func write(side: Int, to file: URL) throws {
    let size = gint(side)
    let picture = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, size, size))
    defer { g_object_unref(gpointer(picture)) }
    let pixels = try XCTUnwrap(gdk_pixbuf_get_pixels(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    for y in 0..<side {
      for x in 0..<side {
        let alpha = x < side / 2 ? 255 : 200
        for (index, value) in [50 + x * 4, 50 + y * 4, 255 - x - y, alpha].enumerated() {
          pixels[y * stride + x * 4 + index] = guchar(value)
        }
      }
    }
    XCTAssertNotEqual(gdk_pixbuf_savev(picture, file.path(), "png", nil, nil, nil), 0)
  }
}
