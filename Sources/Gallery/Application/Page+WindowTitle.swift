import GalleryModel

extension Page {
  /// The title of a window that shows the page, which a desktop lists among all its windows.
  var windowTitle: String { "\(title) – \(GalleryApplication.name)" }
}
