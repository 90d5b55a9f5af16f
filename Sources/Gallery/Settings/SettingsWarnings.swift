import ControlModel
import GtkKit

/// A warning about one of the user's files, as windows show it.
struct SettingsWarning: Hashable {
  /// The cause of a warning, which determines when the warning is resolved.
  enum Kind {
    /// The file cannot be read. The warning is resolved when the file is written.
    case unread
    /// The file cannot be written. The warning is resolved when the file is written.
    case unwritten
    /// A one-time event, which is never resolved.
    case event
  }

  /// The path of the file, or nil if the warning is about all files.
  let path: String?

  let kind: Kind

  /// The message that describes the problem or the event.
  let text: String

  /// Returns whether the warning is resolved once the file at a path is written.
  func isResolved(byWriting path: String) -> Bool { kind != .event && self.path == path }
}

/// The problems with the user's files.
///
/// Each problem is printed on standard error every time, and shown in the windows once.
///
/// A full disk stays full for a while. A window that repeated its warning at every change would
/// interrupt the user, who can still continue to work.
final class SettingsWarnings {
  static let shared = SettingsWarnings()

  /// An event for the windows.
  enum Event {
    /// There is a warning that the windows do not show yet.
    case reported(SettingsWarning)

    /// The file at a path was written, or no longer lacks anything, so its problems are resolved.
    case written(path: String)
  }

  /// The problems that are not resolved yet.
  private var unresolved: [SettingsWarning] = []

  /// The warnings from before the first window.
  private var unseen: [SettingsWarning] = []
  private var isBeforeWindows = true
  private let observers = Observers<Event>()

  /// Reports that a file cannot be read or written, or a one-time event.
  ///
  /// - Parameters:
  ///   - problem: The problem or the event.
  ///   - path: The path of the file, or nil if the event is about all files.
  ///   - kind: The cause of the warning.
  func report(_ problem: some Problem, of path: String?, kind: SettingsWarning.Kind) {
    StandardError.printError(problem)
    let isKnown = kind != .event && unresolved.contains { $0.path == path && $0.kind == kind }
    guard !isKnown else { return }
    let warning = SettingsWarning(path: path, kind: kind, text: problem.text(in: .window))
    if kind != .event { unresolved.append(warning) }
    if isBeforeWindows { unseen.append(warning) }
    observers.notify(.reported(warning))
  }

  /// Records that a file was written, or no longer lacks anything.
  ///
  /// Its next problem is reported again.
  func resolve(_ path: String) {
    guard unresolved.contains(where: { $0.path == path }) else { return }
    unresolved.removeAll { $0.path == path }
    unseen.removeAll { $0.isResolved(byWriting: path) }
    observers.notify(.written(path: path))
  }

  /// Calls a handler with each event for the windows, for as long as the owner exists.
  ///
  /// Warnings from before the first window are reported immediately.
  func observe(by owner: AnyObject, _ handler: @escaping (Event) -> Void) {
    observers.add(owner, handler)
    isBeforeWindows = false
    for warning in unseen { handler(.reported(warning)) }
    unseen = []
  }
}
