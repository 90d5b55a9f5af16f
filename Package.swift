// swift-tools-version: 6.2

import PackageDescription

/// `BUTTON_GALLERY_MODEL_ONLY=1` leaves out every target that needs GTK, so that the model
/// builds and its tests run on a machine with neither GTK headers nor a display.
let modelOnly = Context.environment["BUTTON_GALLERY_MODEL_ONLY"] == "1"

/// SwiftPM has no setting for a plugin's output folder, and clang's `#embed` needs it; a build
/// with another `--scratch-path` names that path here.
let scratchPath =
  Context.environment["BUTTON_GALLERY_SCRATCH_PATH"] ?? "\(Context.packageDirectory)/.build"
let packageName = Context.packageDirectory.split(separator: "/").last?.lowercased() ?? ""
let pluginOutputs = "\(scratchPath)/plugins/outputs/\(packageName)"
let resourceFolder = "\(pluginOutputs)/GalleryResources/destination/GResource"

let package = Package(
  name: "button-gallery",
  targets: [
    .target(name: "ControlModel"),
    .target(name: "Theming", dependencies: ["ControlModel"]),
    .target(name: "GalleryModel", dependencies: ["ControlModel", "Theming"]),
    .testTarget(name: "ControlModelTests", dependencies: ["ControlModel"]),
    .testTarget(
      name: "ThemingTests", dependencies: ["ControlModel", "GalleryModel", "Theming"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "GalleryModelTests", dependencies: ["ControlModel", "GalleryModel", "Theming"]),
  ]
)

if !modelOnly {
  package.products = [
    .executable(name: "button-gallery", targets: ["button-gallery"]),
    .executable(name: "gallery-bench", targets: ["gallery-bench"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .target(name: "GtkKit", dependencies: ["CGtk", "ControlModel"]),
    .plugin(name: "GResource", capability: .buildTool(), path: "Sources/Plugins/GResource"),
    .target(
      name: "GalleryResources", dependencies: ["CGtk"],
      cSettings: [.unsafeFlags(["-Wno-c23-extensions", "--embed-dir=\(resourceFolder)"])],
      plugins: ["GResource"]),
    .target(name: "Gallery", dependencies: ["ControlModel", "GalleryModel", "GtkKit", "Theming"]),
    .executableTarget(name: "button-gallery", dependencies: ["Gallery", "GalleryResources"]),
    .target(name: "GalleryBench", dependencies: ["Gallery", "GalleryModel", "GtkKit", "Theming"]),
    .executableTarget(name: "gallery-bench", dependencies: ["GalleryBench", "GalleryResources"]),
    .target(name: "GtkTesting", dependencies: ["CGtk"], path: "Tests/GtkTesting"),
    .testTarget(
      name: "GtkKitTests", dependencies: ["CGtk", "ControlModel", "GtkKit", "GtkTesting"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CGtk", "ControlModel", "GalleryModel", "Gallery", "GalleryResources", "GtkKit",
        "GtkTesting", "Theming",
      ],
      exclude: ["Problems/Snapshots"]),
    .testTarget(
      name: "GalleryBenchTests",
      dependencies: [
        "CGtk", "ControlModel", "GalleryModel", "Gallery", "GalleryBench", "GtkKit", "GtkTesting",
      ]),
  ]
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  // GTK is used on the main thread alone.
  if ["Gallery", "GalleryBench", "GtkKit", "GtkTesting"].contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
  target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
}
