import GtkKit

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

  /// The unresolved problems that the windows already show.
  private var known: Set<Known> = []
  private var isBeforeWindows = true
  private var unseen: [SettingsWarning] = []
  private var observers: [Observer] = []

  /// Reports that a file cannot be read or written.
  ///
  /// - Parameters:
  ///   - fault: The problem, as a sentence without its final period.
  ///   - path: The path of the file.
  ///   - kind: The cause of the warning.
  func report(_ fault: String, of path: String, kind: SettingsWarning.Kind) {
    StandardError.printError(fault)
    guard known.insert(Known(path: path, kind: kind)).inserted else { return }
    show(SettingsWarning(path: path, kind: kind, sentence: Self.sentence(fault)))
  }

  /// Reports a one-time event.
  ///
  /// - Parameters:
  ///   - event: The event, as a sentence without its final period.
  ///   - path: The path of the file, or nil if the event is about all files.
  func notify(_ event: String, of path: String?) {
    StandardError.printError(event)
    show(SettingsWarning(path: path, kind: .event, sentence: Self.sentence(event)))
  }

  /// Records that a file was written, or no longer lacks anything.
  ///
  /// Its next problem is reported again.
  func forget(_ path: String) {
    let others = known.filter { $0.path != path }
    guard others != known else { return }
    known = others
    unseen.removeAll { $0.path == path && $0.endsWithWriting }
    tell(.written(path: path))
  }

  /// Calls a handler with each event for the windows, for as long as the owner exists.
  ///
  /// Warnings from before the first window are reported immediately.
  func observe(by owner: AnyObject, _ handler: @escaping (Event) -> Void) {
    observers.append(Observer(owner: owner, handler: handler))
    isBeforeWindows = false
    for fault in unseen { handler(.reported(fault)) }
    unseen = []
  }

  /// Returns a sentence as a window shows it, with an initial capital letter.
  ///
  /// On standard error, the name of the program precedes it instead.
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
