import CGtk
import Glibc

/// What the system tells of the names in folders.
///
/// This is the system's inotify and not GIO's monitor, whose news come from a thread: an owner must
/// be able to learn first of everything that has happened by now (``takeEvents()``).
@MainActor final class FolderWatches {
  /// Something that has happened to a folder, or to a name in it.
  struct Event {
    let watch: CInt
    let mask: Int32
    /// The name in the folder; empty where the folder itself is meant.
    let name: String
  }

  private typealias Handler = @MainActor () -> Void

  private let descriptor: CInt
  private var source: guint = 0

  /// Makes watches of no folder; nil where the system has none left.
  ///
  /// - Parameter onEvents: Called on the main loop when there are events to take.
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

  /// Watches a folder, besides for the events that it is watched for already; nil where the system
  /// does not.
  func add(_ folder: String, for events: Int32) -> CInt? {
    let watch = inotify_add_watch(descriptor, folder, UInt32(events | IN_ONLYDIR | IN_MASK_ADD))
    return watch >= 0 ? watch : nil
  }

  /// Ends a watch; harmless where the system has ended it.
  func remove(_ watch: CInt) {
    inotify_rm_watch(descriptor, watch)
  }

  /// All that has happened by now and was not taken before, in its order.
  func takeEvents() -> [Event] {
    var events: [Event] = []
    // Room for at least one event with the longest name.
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
