/// The handlers of an object's observers, each of which is called for each event as long as the
/// handler's owner exists.
///
/// ```swift
/// let names = Observers<String>()
/// let label = Label("Nobody")
/// names.add(label) { [weak label] name in label?.text = name }
/// names.notify("Ann")
/// ```
///
/// Each handler should capture its owner weakly.
final class Observers<Event> {
  private struct Observer {
    weak var owner: AnyObject?
    let handler: (Event) -> Void
  }

  private var observers: [Observer] = []

  /// Adds a handler, and removes handlers whose owners no longer exist.
  func add(_ owner: AnyObject, _ handler: @escaping (Event) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  /// Calls the handlers with `event`, in the order in which they were added.
  func notify(_ event: Event) {
    for observer in observers where observer.owner != nil { observer.handler(event) }
  }
}
