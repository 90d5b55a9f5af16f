import GalleryModel

extension Page {
  /// The title of a window that shows the page.
  ///
  /// It includes the program's name, because the desktop lists the window among those of all
  /// programs.
  var windowTitle: String { "\(title) – \(GalleryApplication.name)" }
}
