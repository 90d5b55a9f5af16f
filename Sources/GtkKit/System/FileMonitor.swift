import CGtk

/// Tells when a file has been replaced or written, be it by another process or by this one.
///
/// It ends with the object. The file need not exist. Behind a symbolic link, what it leads to is
/// watched, since that is what is replaced.
@MainActor public final class FileMonitor {
  typealias ChangeHandler = @MainActor (GFileMonitorEvent) -> Void

  let monitor: UnsafeMutablePointer<GFileMonitor>?

  /// Watches a file; where the system cannot, nothing is ever told.
  ///
  /// The file's folder is made where it is missing: GIO looks for a missing one only every few
  /// seconds.
  ///
  /// The handler is called once for each replacement, on the main loop, after the file is whole. It
  /// should capture its owner weakly.
  public init(path: String, onChange: @escaping () -> Void) {
    _ = UserFolders.makeFolder(of: path)
    let file = g_file_new_for_path(AtomicFile.target(of: path))
    defer { g_object_unref(gpointer(file)) }
    monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, nil)
    guard let monitor else { return }
    let handler: ChangeHandler = { event in
      // GIO hints so once at the end of each series of changes, and after a renaming.
      if event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT { onChange() }
    }
    _ = Signal.connect(monitor, "changed", false, handler, by: cgtk_connect_file_change) {
      _, _, _, event, box in
      guard let box else { return }
      HandlerBox<ChangeHandler>.handler(in: box)(event)
    }
  }

  isolated deinit {
    guard let monitor else { return }
    g_file_monitor_cancel(monitor)
    g_object_unref(monitor)
  }
}
