import GtkKit

/// What went wrong with the user's files: each time for the terminal, and once for the windows.
///
/// A disk that is full stays so for a while; a window that said so at every change would be in the
/// way of the work that the user can still do.
final class SettingsFaults {
  static let shared = SettingsFaults()

  private var shownPaths: Set<String> = []
  private var isBeforeWindows = true
  private var unseen: [String] = []
  private var observers: [Observer] = []

  /// Tells of a fault of a file, a sentence without its full stop.
  func report(_ fault: String, of path: String) {
    StandardError.complain(fault)
    guard shownPaths.insert(path).inserted else { return }
    let sentence = "\(fault)."
    if isBeforeWindows { unseen.append(sentence) }
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.handler(sentence) }
  }

  /// Takes note that a file is in order again; its next fault is a new one.
  func forget(_ path: String) {
    shownPaths.remove(path)
  }

  /// Calls a handler with each sentence for the windows, as long as its owner lives.
  ///
  /// What happened before there was a window comes at once.
  func observe(by owner: AnyObject, _ handler: @escaping (String) -> Void) {
    observers.append(Observer(owner: owner, handler: handler))
    isBeforeWindows = false
    for sentence in unseen { handler(sentence) }
    unseen = []
  }

  private struct Observer {
    weak var owner: AnyObject?
    let handler: (String) -> Void
  }
}
