import CGtk
import Glibc

/// An object that reports when a file was written, replaced, or removed, by any process.
///
/// The file need not exist. The monitor also watches each directory and each symbolic link on the
/// path. If the path then leads to another file, the monitor watches that file instead. Monitoring
/// ends when the object is deallocated.
///
/// A watch may fail, for example because a directory is missing or because the system's limit on
/// watches is reached. The monitor tries again at the next event on the path, and whenever
/// ``takeChanges()`` or ``check()`` is called.
@MainActor public final class FileMonitor {
  /// A change of a file.
  public enum Change: Sendable {
    /// The file was replaced or written, or may have been while events were missed.
    case written
    /// The file was deleted or moved away, or the path leads elsewhere. Another file may already be
    /// at the path.
    case removed
  }

  private let path: String
  private let onChange: () -> Void
  private var watches: FolderWatches?
  private var changes: [Change] = []

  private var resolvedPath: ResolvedPath
  /// The names to watch in each directory, by the directory's watch.
  private var names: [CInt: Set<String>] = [:]
  private var folderWatch: CInt?

  /// Whether the file's directory was deleted or moved since the watches were last set.
  private var isFolderLost = false

  /// Whether something on the path has changed, but not the file itself.
  private var hasPathEvents = false

  private static let pathEvents =
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB
  private static let fileEvents = pathEvents | IN_CLOSE_WRITE | IN_MOVE_SELF

  /// Whether the path now leads to another place, where no file exists yet.
  private var isFileAwaited = false

  /// Whether the program may create the file if it is missing.
  ///
  /// False in two cases:
  ///
  /// - A directory on the path is missing.
  /// - The path has changed to lead elsewhere, and no file exists there yet. Another process may be
  ///   about to create that file or to restore the symbolic link, and a new file would interfere.
  public var isReachable: Bool { resolvedPath.place != nil && !isFileAwaited }

  /// Creates a monitor for the file at `path`.
  ///
  /// If the file's directory is missing, it is created, because the system can only watch
  /// directories that exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onChange: The handler that is called on the main loop when ``takeChanges()`` has changes
  ///     to return, or when an operation on the file that failed may now succeed. Capture the owner
  ///     of the monitor weakly.
  public init(path: String, onChange: @escaping () -> Void) {
    self.path = path
    self.onChange = onChange
    resolvedPath = ResolvedPath(to: path)
    makeFolder()
    watch()
  }

  /// Returns the changes of the file since the last call, oldest first.
  public func takeChanges() -> [Change] {
    update()
    hasPathEvents = false
    defer { changes = [] }
    return changes
  }

  /// Calls `read` to read the file, and returns what it returns, with all changes up to the end of
  /// the read.
  ///
  /// The returned contents may lack a change that is made during the read. After such a change, the
  /// handler is called again soon, so that the caller can read the newest version.
  public func read<Contents>(_ read: () -> Contents) -> (contents: Contents, changes: [Change]) {
    let earlier = takeChanges()
    let contents = read()
    let later = takeChanges()
    if !later.isEmpty { DelayedCall.beforeOtherEvents { [weak self] in self?.onChange() } }
    return (contents, earlier + later)
  }

  /// Discards the change that this process has just caused by replacing the file.
  ///
  /// If there are other changes, or if the file's directory was not watched, no change is
  /// discarded, and the handler is called soon, so that the caller can read the newest version.
  public func ignoreOwnReplacement() {
    let wasWatched = folderWatch != nil
    update()
    if wasWatched, changes == [.written] { changes = [] }
    if !changes.isEmpty { DelayedCall.beforeOtherEvents { [weak self] in self?.onChange() } }
  }

  /// Checks for changes, including those that cause no event, and calls the handler if there are
  /// any.
  ///
  /// No event occurs, for example, if a watch that failed becomes possible.
  public func check() {
    update()
    guard !changes.isEmpty || hasPathEvents else { return }
    hasPathEvents = false
    onChange()
  }

  private func update() {
    for event in watches?.takeEvents() ?? [] { record(event) }
    resolvePath()
  }

  private func record(_ event: FolderWatches.Event) {
    let isOfFolder = event.watch == folderWatch
    if event.mask & IN_Q_OVERFLOW != 0 {
      changes.append(.written)
    } else if event.mask & (IN_MOVE_SELF | IN_IGNORED) != 0 {
      if isOfFolder { isFolderLost = true }
    } else if names[event.watch]?.contains(event.name) == true {
      if !isOfFolder || event.name != resolvedPath.place?.name {
        hasPathEvents = true
      } else if event.mask & (IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
        changes.append(.written)
      } else if event.mask & (IN_MOVED_FROM | IN_DELETE) != 0 {
        changes.append(.removed)
      }
    }
  }

  // MARK: The path

  /// Resolves the path again, and sets the watches again.
  private func resolvePath() {
    let old = resolvedPath.place
    let wasWatched = folderWatch != nil
    resolvedPath = ResolvedPath(to: path)
    if isFolderLost { makeFolder() }
    let leadsElsewhere = isFolderLost || resolvedPath.place != old
    if leadsElsewhere, old != nil { changes.append(.removed) }
    if isFolderLost || g_file_test(path, G_FILE_TEST_EXISTS) != 0 {
      isFileAwaited = false
    } else if leadsElsewhere {
      isFileAwaited = old != nil
    }
    watch()
    // There were no events before the watch existed, so the file may have changed unnoticed.
    if !wasWatched, folderWatch != nil { changes.append(.written) }
  }

  /// Creates the directory that contains the file or the destination of its symbolic link.
  private func makeFolder() {
    guard resolvedPath.place == nil else { return }
    guard UserDirectories.makeFolder(of: resolvedPath.target) else { return }
    resolvedPath = ResolvedPath(to: path)
  }

  private func watch() {
    isFolderLost = false
    if watches == nil { watches = FolderWatches { [weak self] in self?.check() } }
    guard let watches else { return }
    let old = names
    names = [:]
    folderWatch = nil
    for step in resolvedPath.steps {
      let isLast = resolvedPath.place != nil && step == resolvedPath.steps.last
      let events = isLast ? Self.fileEvents : Self.pathEvents
      guard let watch = watches.add(step.folder, for: events) else { continue }
      names[watch, default: []].insert(step.name)
      if isLast { folderWatch = watch }
    }
    for watch in old.keys where names[watch] == nil { watches.remove(watch) }
  }
}
