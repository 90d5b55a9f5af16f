import ControlModel

/// Pictures of windows, drawn by GTK itself without a screenshot tool or a compositor.
public enum WindowSnapshot {
  /// Writes a PNG of `window` after its first painted frame, then calls `completion` with the
  /// result.
  ///
  /// Call this method before the window is shown. The picture has the window's scale factor. The
  /// file is either replaced completely or not changed. If the window is destroyed or released
  /// before that frame, `completion` is never called. To make the picture independent of the
  /// desktop's settings, call ``DesktopSettings/fixForScreenshot()`` before you create the window.
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
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
  }
}

/// An error that prevents a picture of a window from being created or saved.
public enum WindowSnapshotError: Problem, Equatable {
  /// The window could not be drawn or encoded as a PNG, for the reason that cairo gives.
  case notDrawn(reason: String)

  /// The file at this path could not be written, for the reason that the system gives.
  case notWritten(path: String, reason: String)

  /// The problem and, if the file could not be written, its path.
  public var summary: Clause {
    switch self {
    case .notDrawn(let reason): "the window cannot be drawn: \(reason)"
    case .notWritten(let path, let reason):
      "the picture cannot be written to \(path.isolated): \(reason)"
    }
  }

  /// Advice on choosing a path, or nil if the window could not be drawn.
  public var remedy: Clause? {
    switch self {
    case .notDrawn: nil
    case .notWritten: "name a file in a folder that exists and is writable"
    }
  }
}
