import CGtk

/// Tells when a file has been replaced, written or removed, be it by another process or by this one.
///
/// It ends with the object. The file need not exist. Behind a symbolic link, what it leads to is
/// watched, since that is what is replaced.
@MainActor public final class FileMonitor {
  /// What has happened to a file.
  public enum Change: Sendable {
    /// It was replaced or written.
    case written
    /// It was deleted or moved away; by now another one may be in its place.
    case removed
  }

  typealias ChangeHandler = @MainActor (OpaquePointer?, GFileMonitorEvent) -> Void

  private let file: OpaquePointer?
  let monitor: UnsafeMutablePointer<GFileMonitor>?

  /// Watches a file; where the system cannot, nothing is ever told.
  ///
  /// The file's folder is made where it is missing: GIO looks for a missing one only every few
  /// seconds.
  ///
  /// The handler is called once for each replacement, on the main loop, after the file is whole, and
  /// once for each removal. It should capture its owner weakly.
  public init(path: String, onChange: @escaping (Change) -> Void) {
    _ = UserFolders.makeFolder(of: path)
    let file = g_file_new_for_path(AtomicFile.target(of: path))
    self.file = file
    monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, nil)
    guard let monitor else { return }
    let handler: ChangeHandler = { changed, event in
      // Of a renaming GIO also tells that the other name is gone.
      guard let changed, g_file_equal(changed, file) != 0 else { return }
      switch event {
      // GIO hints so once at the end of each series of changes, and after a renaming.
      case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT: onChange(.written)
      case G_FILE_MONITOR_EVENT_DELETED: onChange(.removed)
      default: break
      }
    }
    _ = Signal.connect(monitor, "changed", false, handler, by: cgtk_connect_file_change) {
      _, changed, _, event, box in
      guard let box else { return }
      HandlerBox<ChangeHandler>.handler(in: box)(changed, event)
    }
  }

  isolated deinit {
    if let monitor {
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
    }
    g_object_unref(gpointer(file))
  }
}
