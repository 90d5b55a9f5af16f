import CGtk
import Glibc

/// Watches on directories, which report when a name in them appears, changes, or disappears.
///
/// This class uses inotify directly, because ``takeEvents()`` must return all events up to the
/// call. GIO's monitor receives its events in another thread, and delivers them later.
@MainActor final class FolderWatches {
  /// An event of a directory, or of a name in it.
  struct Event {
    let watch: CInt
    let mask: Int32
    /// The name in the directory, or an empty string if the event concerns the directory itself.
    let name: String
  }

  private typealias Handler = @MainActor () -> Void

  private let descriptor: CInt
  private var source: guint = 0

  /// Creates an object without watches.
  ///
  /// Returns nil if inotify isn't available, for example because the system's limit on instances is
  /// reached.
  ///
  /// - Parameter onEvents: The handler that is called on the main loop while ``takeEvents()`` has
  ///   events to return.
  init?(onEvents: @escaping @MainActor () -> Void) {
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { _, _, box in
        guard let box else { return 0 }
        HandlerBox<Handler>.handler(in: box)()
        return 1
      },
      HandlerBox<Handler>.retained(onEvents), releaseBox)
  }

  isolated deinit {
    guard descriptor >= 0 else { return }
    g_source_remove(source)
    close(descriptor)
  }

  /// Watches `folder` for `events`, in addition to any events that it is already watched for.
  ///
  /// Returns the directory's watch, or nil if the system refuses the watch.
  func add(_ folder: String, for events: Int32) -> CInt? {
    let watch = inotify_add_watch(descriptor, folder, UInt32(events | IN_ONLYDIR | IN_MASK_ADD))
    return watch >= 0 ? watch : nil
  }

  /// Removes a watch.
  ///
  /// Does nothing if the system has already removed it.
  func remove(_ watch: CInt) {
    inotify_rm_watch(descriptor, watch)
  }

  /// Returns the events since the last call, oldest first.
  func takeEvents() -> [Event] {
    var events: [Event] = []
    // This size has room for at least one event with a name of the maximum length.
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return events }
      bytes.withUnsafeBytes {
        events += FolderWatches.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
    }
  }

  private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    let headSize = MemoryLayout<inotify_event>.size
    while rest.count >= headSize {
      let head = rest.loadUnaligned(as: inotify_event.self)
      let end = headSize + Int(head.len)
      let name = String(decoding: rest[headSize..<end].prefix { $0 != 0 }, as: UTF8.self)
      events.append(Event(watch: head.wd, mask: Int32(bitPattern: head.mask), name: name))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(end))
    }
    return events
  }
}
