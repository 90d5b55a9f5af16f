/// A picture of a window that GTK itself draws, without a screenshot tool or a compositor.
public enum WindowSnapshot {
  /// Writes a PNG of the window after its first painted frame, then calls `completion` with the
  /// result.
  ///
  /// Call this method before the window is shown. The picture has the window's scale factor. The
  /// file is either replaced completely or not changed. To get identical bytes in every run, call
  /// ``DesktopSettings/fixForScreenshot()`` before you create the window.
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
