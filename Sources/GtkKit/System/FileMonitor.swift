import CGtk
import Glibc

/// Tells when a file has been replaced, written or removed, be it by another process or by this one.
///
/// It ends with the object. The file need not exist. Behind a symbolic link, what it leads to is
/// watched, since that is what is replaced.
///
/// This is the system's inotify and not GIO's monitor, whose news come from a thread: an owner that
/// reads the file must be able to learn first of everything that has happened to it by then
/// (``takeChanges()``).
@MainActor public final class FileMonitor {
  /// What has happened to a file.
  public enum Change: Sendable {
    /// It was replaced or written.
    case written
    /// It was deleted or moved away; by now another one may be in its place.
    case removed
  }

  private typealias Handler = @MainActor () -> Void

  private let target: String
  private let onChange: () -> Void
  private let descriptor: CInt
  private var folderWatch: CInt = -1
  private var source: guint = 0
  private var changes: [Change] = []

  /// Watches a file; where the system cannot, nothing is ever told.
  ///
  /// The file's folder is made where it is missing, since it is what the system watches.
  ///
  /// - Parameter onChange: Called on the main loop when there are changes to take. It should capture
  ///   its owner weakly.
  public init(path: String, onChange: @escaping () -> Void) {
    target = (try? AtomicFile.target(of: path)) ?? path
    self.onChange = onChange
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    watchFolder()
    let handler: Handler = { [weak self] in self?.tell() }
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { _, _, box in
        guard let box else { return 0 }
        HandlerBox<Handler>.handler(in: box)()
        return 1
      },
      HandlerBox<Handler>.retained(handler), releaseBox)
  }

  isolated deinit {
    guard descriptor >= 0 else { return }
    g_source_remove(source)
    close(descriptor)
  }

  /// All that has happened to the file until now and was not taken before, in its order.
  public func takeChanges() -> [Change] {
    readEvents()
    defer { changes = [] }
    return changes
  }

  private func tell() {
    readEvents()
    if !changes.isEmpty { onChange() }
  }

  private func watchFolder() {
    guard UserFolders.makeFolder(of: target),
      let folder = String(owned: g_path_get_dirname(target))
    else { return }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_MOVE_SELF | IN_ONLYDIR
    folderWatch = inotify_add_watch(descriptor, folder, UInt32(events))
  }

  private func readEvents() {
    guard descriptor >= 0 else { return }
    // Room for at least one event with the longest name.
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return }
      bytes.withUnsafeBytes { note(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  private func note(_ events: UnsafeRawBufferPointer) {
    var rest = events
    let headSize = MemoryLayout<inotify_event>.size
    while rest.count >= headSize {
      let head = rest.loadUnaligned(as: inotify_event.self)
      let end = headSize + Int(head.len)
      note(head, name: rest[headSize..<end].prefix { $0 != 0 })
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(end))
    }
  }

  private func note(_ event: inotify_event, name: some Sequence<UInt8>) {
    let mask = Int32(bitPattern: event.mask)
    if mask & IN_Q_OVERFLOW != 0 {
      changes.append(.written)
    } else if event.wd != folderWatch {
      return
    } else if mask & IN_MOVE_SELF != 0 {
      inotify_rm_watch(descriptor, folderWatch)
    } else if mask & IN_IGNORED != 0 {
      // The folder is gone, and the file with it.
      changes.append(.removed)
      watchFolder()
    } else if name.elementsEqual(fileName.utf8) {
      changes.append(mask & (IN_CLOSE_WRITE | IN_MOVED_TO) != 0 ? .written : .removed)
    }
  }

  private var fileName: String { String(owned: g_path_get_basename(target)) ?? "" }
}
