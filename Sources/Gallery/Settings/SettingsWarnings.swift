import ControlModel
import GtkKit

/// A warning about one of the user's files, shown in the windows.
struct SettingsWarning: Hashable {
  /// The cause of a warning, which determines when the warning is resolved.
  enum Kind {
    /// The file can't be read. The warning is resolved when the file is written.
    case unread
    /// The file can't be written. The warning is resolved when the file is written.
    case unwritten
    /// A one-time event, which is never resolved.
    case event
  }

  /// The path of the file, or nil if the warning is about all files.
  let path: String?

  let kind: Kind

  /// The message that describes the problem or the event.
  let text: String

  /// Returns whether the warning is resolved once the file at `path` is written.
  func isResolved(byWriting path: String) -> Bool { kind != .event && self.path == path }
}

/// The problems with the user's files.
///
/// A problem is printed on standard error each time it occurs. The windows show the problem only
/// once until it is resolved. For example, a full disk usually remains full for a while, and a
/// warning for each change would only interrupt the user.
final class SettingsWarnings {
  static let shared = SettingsWarnings()

  /// An event that the windows observe.
  enum Event {
    /// There is a new warning for the windows to show.
    case reported(SettingsWarning)

    /// The file at `path` was written, or needs no write, so its problems are resolved.
    case written(path: String)
  }

  /// The problems that aren't resolved yet.
  private var unresolved: [SettingsWarning] = []

  /// The warnings that were reported before the first window existed, or nil once that window
  /// exists.
  private var unseen: [SettingsWarning]? = []
  private let observers = Observers<Event>()

  /// Reports a file that can't be read or written, or a one-time event.
  ///
  /// - Parameters:
  ///   - problem: The problem or the event.
  ///   - path: The path of the file, or nil if the problem is about all files.
  ///   - kind: The cause of the warning.
  func report(_ problem: some Problem, of path: String?, kind: SettingsWarning.Kind) {
    StandardError.printError(problem)
    let isKnown = kind != .event && unresolved.contains { $0.path == path && $0.kind == kind }
    guard !isKnown else { return }
    let warning = SettingsWarning(path: path, kind: kind, text: problem.text(in: .window))
    if kind != .event { unresolved.append(warning) }
    unseen?.append(warning)
    observers.notify(.reported(warning))
  }

  /// Records that the file at `path` was written or needs no write.
  ///
  /// The windows show the next problem with the file again.
  func resolve(_ path: String) {
    guard unresolved.contains(where: { $0.path == path }) else { return }
    unresolved.removeAll { $0.path == path }
    unseen?.removeAll { $0.isResolved(byWriting: path) }
    observers.notify(.written(path: path))
  }

  /// Calls `handler` with each event, for as long as `owner` exists.
  ///
  /// In the first call, the warnings that were reported earlier are passed to `handler`
  /// immediately.
  func observe(by owner: AnyObject, _ handler: @escaping (Event) -> Void) {
    observers.add(owner, handler)
    for warning in unseen ?? [] { handler(.reported(warning)) }
    unseen = nil
  }
}
