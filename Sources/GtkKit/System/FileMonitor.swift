import CGtk
import Glibc

/// Tells when a file has been replaced, written or removed, be it by another process or by this one.
///
/// It ends with the object. The file need not exist. Each folder and each symbolic link on the way
/// to the file is watched too: where the path comes to lead elsewhere, the monitor goes along. What
/// the system refuses, such as a folder that is missing or a watch too many, is tried again with the
/// next news of the way, and whenever the changes are taken.
@MainActor public final class FileMonitor {
  /// What has happened to a file.
  public enum Change: Sendable {
    /// It was replaced or written.
    case written
    /// It was deleted or moved away, or the path leads elsewhere; by now another one may be in its
    /// place.
    case removed
  }

  private let path: String
  private let onChange: () -> Void
  private var watches: FolderWatches?
  private var changes: [Change] = []

  private var way: FileWay
  /// The names that are looked up in the folders of the watches.
  private var names: [CInt: Set<String>] = [:]
  private var folderWatch: CInt?

  /// What has happened since the way was gone last.
  private var isWayNew = true
  private var isFolderLost = false

  /// Whether there are news of the folders on the way that are no change of the file.
  private var hasNewsOfWay = false

  private static let wayEvents =
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB
  private static let fileEvents = wayEvents | IN_CLOSE_WRITE | IN_MOVE_SELF

  /// Whether the path has come to lead where no file is.
  private var isAwaited = false

  /// Whether the file can be made where it is missing.
  ///
  /// False while a folder on the way is missing, and after the path has come to lead elsewhere, until
  /// a file is there: somebody may be about to bring it, or the symbolic link that led to it, whom a
  /// new file would be in the way of.
  public var isReachable: Bool { way.place != nil && !isAwaited }

  /// Watches a file.
  ///
  /// The file's folder is made where it is missing, since it is what the system watches.
  ///
  /// - Parameter onChange: Called on the main loop when there are changes to take, and when what has
  ///   failed may succeed by now. It should capture its owner weakly.
  public init(path: String, onChange: @escaping () -> Void) {
    self.path = path
    self.onChange = onChange
    way = FileWay(to: path)
    makeFolder()
    watch()
  }

  /// All that has happened to the file until now and was not taken before, in its order.
  public func takeChanges() -> [Change] {
    update()
    hasNewsOfWay = false
    defer { changes = [] }
    return changes
  }

  /// Looks whether the path leads elsewhere or what could not be watched can be by now, of which the
  /// system tells nothing, and calls the handler if there is something to take.
  public func check() {
    update()
    guard !changes.isEmpty || hasNewsOfWay else { return }
    hasNewsOfWay = false
    onChange()
  }

  private func update() {
    for event in watches?.takeEvents() ?? [] { note(event) }
    follow()
  }

  private func note(_ event: FolderWatches.Event) {
    let isOfFolder = event.watch == folderWatch
    if event.mask & IN_Q_OVERFLOW != 0 {
      isWayNew = true
      changes.append(.written)
    } else if event.mask & (IN_MOVE_SELF | IN_IGNORED) != 0 {
      guard names[event.watch] != nil else { return }
      isWayNew = true
      if isOfFolder { isFolderLost = true }
    } else if names[event.watch]?.contains(event.name) == true {
      isWayNew = true
      if !isOfFolder || event.name != way.place?.name {
        hasNewsOfWay = true
      } else if event.mask & (IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
        changes.append(.written)
      } else if event.mask & (IN_MOVED_FROM | IN_DELETE) != 0 {
        changes.append(.removed)
      }
    }
  }

  // MARK: The way

  /// Goes the way anew, and watches it where it is another one or could not be watched.
  private func follow() {
    let old = way
    let wasWatched = folderWatch != nil
    way = FileWay(to: path)
    if isFolderLost { makeFolder() }
    let leadsElsewhere = way.place != old.place
    if isFolderLost || leadsElsewhere, old.place != nil { changes.append(.removed) }
    if isFolderLost || g_file_test(path, G_FILE_TEST_EXISTS) != 0 {
      isAwaited = false
    } else if leadsElsewhere {
      isAwaited = old.place != nil
    }
    guard isWayNew || isFolderLost || way != old || !wasWatched else { return }
    watch()
    // What others did before there was a watch is not known.
    if !wasWatched, folderWatch != nil { changes.append(.written) }
  }

  /// Makes the folder that the file is in, or that its symbolic link leads to.
  private func makeFolder() {
    guard way.place == nil else { return }
    guard UserDirectories.makeFolder(of: (try? AtomicFile.target(of: path)) ?? path) else { return }
    way = FileWay(to: path)
  }

  private func watch() {
    isWayNew = false
    isFolderLost = false
    if watches == nil { watches = FolderWatches { [weak self] in self?.check() } }
    guard let watches else { return }
    let old = names
    names = [:]
    folderWatch = nil
    for step in way.steps {
      let isLast = way.place != nil && step == way.steps.last
      let events = isLast ? Self.fileEvents : Self.wayEvents
      guard let watch = watches.add(step.folder, for: events) else { continue }
      names[watch, default: []].insert(step.name)
      if isLast { folderWatch = watch }
    }
    for watch in old.keys where names[watch] == nil { watches.remove(watch) }
  }
}
