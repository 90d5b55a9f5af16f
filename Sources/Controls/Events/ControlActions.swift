/// The handlers of a control: which methods and closures run for which events.
///
/// Handlers run in the order in which they were added. One may add or remove handlers while it
/// runs: a removed one does not run any more, an added one runs from the next message on.
///
/// The class has no isolation of its own; it stays with the control that owns it.
public final class ControlActions<Sender> {
  private struct Registration {
    let identifier: ControlHandlerIdentifier
    var events: ControlEvents
    let handler: Handler
  }

  private enum Handler {
    case closure((Sender) -> Void)
    case pair(TargetActionPair)
  }

  private struct TargetActionPair {
    private(set) weak var target: AnyObject?
    let name: String
    let invoke: (Sender) -> Void

    init<Target: AnyObject>(_ target: Target, _ action: Selector<Target, Sender>) {
      self.target = target
      name = action.name
      invoke = { [weak target] sender in
        guard let target else { return }
        action.method(target)(sender)
      }
    }
  }

  private var registrations: [Registration] = []
  private var addedCount = 0

  /// Makes actions without any handler.
  public init() {}

  /// Every event that some handler waits for.
  public var allControlEvents: ControlEvents {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Lets a target's method run for events; the target is not kept alive (UIKitRules.md R16).
  ///
  /// A target and a selector's name make a pair. A pair that was added before keeps its place in
  /// the order and runs for the events of both calls, once for each message.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Sender>, for events: ControlEvents
  ) {
    dropDeadTargets()
    if let index = index(of: target, action.name) {
      registrations[index].events.formUnion(events)
    } else {
      add(.pair(TargetActionPair(target, action)), for: events)
    }
  }

  /// Lets a target's method no longer run for events; the pair's other events stay.
  public func removeTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Sender>, for events: ControlEvents
  ) {
    guard let index = index(of: target, action.name) else { return }
    registrations[index].events.subtract(events)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  /// Lets a closure run for events; one that is added twice runs twice.
  @discardableResult
  public func addHandler(
    for events: ControlEvents, _ handler: @escaping (Sender) -> Void
  ) -> ControlHandlerIdentifier {
    add(.closure(handler), for: events)
  }

  /// Removes a closure; the identifier of one that is gone does nothing.
  public func removeHandler(_ identifier: ControlHandlerIdentifier) {
    registrations.removeAll { $0.identifier == identifier }
  }

  /// Runs every handler that waits for one of the events, each once (UIKitRules.md R17).
  public func send(_ events: ControlEvents, from sender: Sender) {
    dropDeadTargets()
    for identifier in registrations.map(\.identifier) {
      // Looked up anew each time, since the handler before may have removed it.
      guard
        let registration = registrations.first(where: { $0.identifier == identifier }),
        !registration.events.isDisjoint(with: events)
      else { continue }
      switch registration.handler {
      case .closure(let run): run(sender)
      case .pair(let pair): pair.invoke(sender)
      }
    }
  }

  @discardableResult
  private func add(_ handler: Handler, for events: ControlEvents) -> ControlHandlerIdentifier {
    addedCount += 1
    let identifier = ControlHandlerIdentifier(number: addedCount)
    registrations.append(Registration(identifier: identifier, events: events, handler: handler))
    return identifier
  }

  private func index(of target: AnyObject, _ name: String) -> Int? {
    registrations.firstIndex {
      guard case .pair(let pair) = $0.handler else { return false }
      return pair.target === target && pair.name == name
    }
  }

  private func dropDeadTargets() {
    registrations.removeAll {
      guard case .pair(let pair) = $0.handler else { return false }
      return pair.target == nil
    }
  }
}
