/// The handlers of a control: which methods and closures run for which events.
///
/// Handlers run in the order in which they were added. One may add or remove handlers while it
/// runs: a removed one does not run any more, an added one runs from the next message on.
///
/// The class has no isolation of its own; it stays with the control that owns it.
public final class ControlActions<Sender> {
  private var list = ControlHandlerList()
  /// What runs, in the order of the list.
  private var handlers: [(Sender) -> Void] = []

  /// Makes actions without any handler.
  public init() {}

  /// Every event that some handler waits for.
  public var allControlEvents: ControlEvents { list.events }

  /// Lets a target's method run for events; the target is not kept alive (UIKitRules.md R16).
  ///
  /// A target and a selector's name make a pair. A pair that was added before keeps its place in
  /// the order and runs for the events of both calls, once for each message.
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

  /// Lets a target's method no longer run for events; the pair's other events stay.
  public func removeTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Sender>, for events: ControlEvents
  ) {
    guard let index = list.index(of: target, action.name) else { return }
    let rest = list.events(at: index).subtracting(events)
    if rest.isEmpty { remove(at: index) } else { list.setEvents(rest, at: index) }
  }

  /// Lets a closure run for events; one that is added twice runs twice.
  @discardableResult
  public func addHandler(
    for events: ControlEvents, _ handler: @escaping (Sender) -> Void
  ) -> ControlHandlerIdentifier {
    handlers.append(handler)
    return list.append(for: events)
  }

  /// Removes a closure; the identifier of one that is gone does nothing.
  public func removeHandler(_ identifier: ControlHandlerIdentifier) {
    guard let index = list.index(of: identifier) else { return }
    remove(at: index)
  }

  /// Runs every handler that waits for one of the events, each once (UIKitRules.md R17).
  public func send(_ events: ControlEvents, from sender: Sender) {
    dropDeadTargets()
    for identifier in list.identifiers {
      // Looked up anew each time, since the handler before may have removed it.
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
