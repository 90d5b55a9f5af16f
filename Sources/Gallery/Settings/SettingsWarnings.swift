import GtkKit

/// What went wrong with the user's files: each time for the terminal, and once for the windows.
///
/// A disk that is full stays so for a while; a window that said so at every change would be in the
/// way of the work that the user can still do.
final class SettingsWarnings {
  static let shared = SettingsWarnings()

  /// What a window is told.
  enum Event {
    /// Something is wrong that the windows do not know of.
    case reported(SettingsWarning)

    /// The file at a path was written, or lacks nothing any more: whatever was in the way is over.
    case written(path: String)
  }

  /// What the windows know of, as far as it is not over.
  private var known: Set<Known> = []
  private var isBeforeWindows = true
  private var unseen: [SettingsWarning] = []
  private var observers: [Observer] = []

  /// Tells that a file cannot be read, or not be written, in a sentence without its full stop.
  func report(_ fault: String, of path: String, kind: SettingsWarning.Kind) {
    StandardError.printError(fault)
    guard known.insert(Known(path: path, kind: kind)).inserted else { return }
    show(SettingsWarning(path: path, kind: kind, sentence: Self.sentence(fault)))
  }

  /// Tells of what has happened to a file once for all, a sentence without its full stop.
  ///
  /// - Parameter path: The file's path; nil where the event is about all files.
  func notify(_ event: String, of path: String?) {
    StandardError.printError(event)
    show(SettingsWarning(path: path, kind: .event, sentence: Self.sentence(event)))
  }

  /// Takes note that a file was written, or lacks nothing any more: its next fault is a new one.
  func forget(_ path: String) {
    let others = known.filter { $0.path != path }
    guard others != known else { return }
    known = others
    unseen.removeAll { $0.path == path && $0.endsWithWriting }
    tell(.written(path: path))
  }

  /// Calls a handler with each event for the windows, as long as its owner lives.
  ///
  /// What happened before there was a window comes at once.
  func observe(by owner: AnyObject, _ handler: @escaping (Event) -> Void) {
    observers.append(Observer(owner: owner, handler: handler))
    isBeforeWindows = false
    for fault in unseen { handler(.reported(fault)) }
    unseen = []
  }

  /// A sentence as a window shows it, which begins with a capital letter; on the standard error
  /// stream the name of the program is before it.
  private static func sentence(_ fault: String) -> String {
    "\(fault.prefix(1).uppercased())\(fault.dropFirst())."
  }

  private func show(_ fault: SettingsWarning) {
    if isBeforeWindows { unseen.append(fault) }
    tell(.reported(fault))
  }

  private func tell(_ event: Event) {
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.handler(event) }
  }

  private struct Known: Hashable {
    let path: String
    let kind: SettingsWarning.Kind
  }

  private struct Observer {
    weak var owner: AnyObject?
    let handler: (Event) -> Void
  }
}
