/// A picture of a window, drawn by GTK itself: neither a screenshot tool nor a compositor is asked.
public enum WindowSnapshot {
  /// Writes the window as a PNG after its first painted frame, and then tells how that went.
  ///
  /// The window must be about to be shown and not painted yet. The picture has the window's scale
  /// factor. The file is replaced as a whole or not at all. For the same bytes from run to run,
  /// ``DesktopSettings/fixForScreenshot()`` comes before the window is made.
  public static func write(
    _ window: Widget, to path: String,
    completion: @escaping @MainActor (Result<Void, WindowSnapshotError>) -> Void
  ) {
    window.onFirstPaint { [weak window] in
      guard let window else { return }
      do throws(WindowSnapshotError) {
        try write(try PNGImage(of: window).bytes, to: path)
        completion(.success(()))
      } catch {
        completion(.failure(error))
      }
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(WindowSnapshotError) {
    do throws(AtomicFile.Fault) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
  }
}
