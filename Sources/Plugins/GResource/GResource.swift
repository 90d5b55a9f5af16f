import Foundation
import PackagePlugin

/// Packs the files listed in `resources/gallery.gresource.xml` into one GResource file, which the C
/// target then embeds.
@main
struct GResource: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "resources")
    let manifest = resources.appending(path: "gallery.gresource.xml")
    let output = context.pluginWorkDirectoryURL.appending(path: "gallery.gresource")
    return [
      .buildCommand(
        displayName: "Packing resources",
        executable: try compiler(),
        arguments: [
          "--sourcedir=\(resources.path())", "--target=\(output.path())", manifest.path(),
        ],
        // Every file is an input, so that the build packs a changed picture again.
        inputFiles: files(in: resources),
        outputFiles: [output])
    ]
  }

  /// Returns GLib's resource compiler from PATH, because SwiftPM finds only the tools of packages.
  private func compiler() throws(MissingTool) -> URL {
    let name = "glib-compile-resources"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let candidates = path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    guard
      let tool = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path())
      })
    else {
      throw MissingTool(name: name, package: "libglib2.0-dev-bin")
    }
    return tool
  }

  private func files(in folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (entries?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
  }
}

struct MissingTool: Error, CustomStringConvertible {
  let name: String
  let package: String

  var description: String {
    "\(name) is not in PATH; on Debian it comes with the package \(package)"
  }
}
