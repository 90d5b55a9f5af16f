/// The handlers of objects that observe another object.
///
/// ```swift
/// let names = Observers<String>()
/// let label = Label("Nobody")
/// names.add(label) { [weak label] name in label?.text = name }
/// names.notify("Ann")
/// ```
///
/// A handler is called for as long as its owner exists. It should capture the owner weakly.
final class Observers<Event> {
  private struct Observer {
    weak var owner: AnyObject?
    let handler: (Event) -> Void
  }

  private var observers: [Observer] = []

  /// Adds a handler, and removes those whose owners no longer exist.
  func add(_ owner: AnyObject, _ handler: @escaping (Event) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  /// Calls the handlers in the order in which they were added.
  func notify(_ event: Event) {
    for observer in observers where observer.owner != nil { observer.handler(event) }
  }
}
