/// The target methods and closures of a control, with the events that each one handles.
///
/// ```swift
/// final class Counter {
///   private(set) var taps = 0
///   func add(_ sender: String) { taps += 1 }
/// }
/// let counter = Counter()
/// let actions = ControlActions<String>()
/// actions.addTarget(counter, action: Selector("add", Counter.add), for: .touchUpInside)
/// actions.addHandler(for: [.touchDown, .touchUpInside]) { sender in print(sender) }
/// actions.send(.touchUpInside, from: "Send")  // counter.taps is 1; prints "Send"
/// ```
///
/// A message is a set of events that a control sends together. For each message, ``send(_:from:)``
/// calls the handlers in the order in which they were added, each at most once. A handler may add
/// and remove handlers while it runs. A removed handler is no longer called, and an added handler
/// is first called for the next message.
///
/// The class is not isolated to an actor. Use it where its control is isolated.
public final class ControlActions<Sender> {
  private var list = ControlHandlerList()
  /// The functions to call, in the order of the list.
  private var handlers: [(Sender) -> Void] = []

  /// Creates a set of actions without handlers.
  public init() {}

  /// The events that have at least one handler.
  ///
  /// The events of a deallocated target are included until the next call of ``send(_:from:)`` or
  /// ``addTarget(_:action:for:)``.
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public var allControlEvents: ControlEvents { list.events }

  /// Adds a method of `target` as a handler for `events`, with a weak reference to `target`
  /// (UIKitRules.md R16).
  ///
  /// A target and the name of a selector form a pair. If the same pair is added again, its position
  /// in the order doesn't change. The pair then handles the events of both calls, but is still
  /// called at most once for each message.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Sender>, for events: ControlEvents
  ) {
    dropDeadTargets()
    if let index = list.index(of: target, action.name) {
      list.setEvents(list.events(at: index).union(events), at: index)
      return
    }
    _ = list.append(for: events, target: target, action: action.name)
    handlers.append { [weak target] sender in
      guard let target else { return }
      action.method(target)(sender)
    }
  }

  /// Stops a method of `target` from handling `events`.
  ///
  /// The method continues to handle its other events. If the pair was never added, this method does
  /// nothing.
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public func removeTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Sender>, for events: ControlEvents
  ) {
    guard let index = list.index(of: target, action.name) else { return }
    let rest = list.events(at: index).subtracting(events)
    if rest.isEmpty { remove(at: index) } else { list.setEvents(rest, at: index) }
  }

  /// Adds a closure as a handler for events, and returns an identifier for removing the closure.
  ///
  /// A closure that is added twice is called twice.
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  @discardableResult
  public func addHandler(
    for events: ControlEvents, _ handler: @escaping (Sender) -> Void
  ) -> ControlHandlerIdentifier {
    handlers.append(handler)
    return list.append(for: events)
  }

  /// Removes a closure.
  ///
  /// If the closure was already removed, this method does nothing.
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public func removeHandler(_ identifier: ControlHandlerIdentifier) {
    guard let index = list.index(of: identifier) else { return }
    remove(at: index)
  }

  /// Sends a message: calls each handler of at least one of `events` once (UIKitRules.md R17).
  public func send(_ events: ControlEvents, from sender: Sender) {
    dropDeadTargets()
    for identifier in list.identifiers {
      // The index is looked up for each handler, because an earlier handler may have removed
      // others.
      guard let index = list.index(of: identifier), !list.events(at: index).isDisjoint(with: events)
      else { continue }
      handlers[index](sender)
    }
  }

  private func remove(at index: Int) {
    list.remove(at: index)
    handlers.remove(at: index)
  }

  private func dropDeadTargets() {
    while let index = list.indexOfDeadTarget() { remove(at: index) }
  }
}
