/// Which handlers wait for which events, in the order in which they were added.
///
/// This is what a control's actions keep apart from the handlers' code, whose type depends on the
/// sender. A list that depends on it as well takes ten times the time in a grid of buttons: the
/// compiler specializes no generic type of another module.
struct ControlHandlerList {
  private struct Entry {
    let identifier: ControlHandlerIdentifier
    var events: ControlEvents
    /// The name of the target's action; nil for a closure.
    let action: String?
    private(set) weak var target: AnyObject?

    var isDead: Bool { action != nil && target == nil }
  }

  private var entries: [Entry] = []
  private var addedCount = 0

  var identifiers: [ControlHandlerIdentifier] { entries.map(\.identifier) }

  /// Every event that some handler waits for.
  var events: ControlEvents {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The place of a handler that was not removed.
  func index(of identifier: ControlHandlerIdentifier) -> Int? {
    entries.firstIndex { $0.identifier == identifier }
  }

  /// The place of the pair of a target and its action.
  func index(of target: AnyObject, _ action: String) -> Int? {
    entries.firstIndex { $0.action == action && $0.target === target }
  }

  /// The place of some pair whose target is gone.
  func indexOfDeadTarget() -> Int? {
    entries.firstIndex(where: \.isDead)
  }

  func events(at index: Int) -> ControlEvents {
    entries[index].events
  }

  mutating func setEvents(_ events: ControlEvents, at index: Int) {
    entries[index].events = events
  }

  /// Adds a closure, or a pair of a target and its action, at the end.
  mutating func append(
    for events: ControlEvents, target: AnyObject? = nil, action: String? = nil
  ) -> ControlHandlerIdentifier {
    addedCount += 1
    let identifier = ControlHandlerIdentifier(number: addedCount)
    entries.append(
      Entry(identifier: identifier, events: events, action: action, target: target))
    return identifier
  }

  mutating func remove(at index: Int) {
    entries.remove(at: index)
  }
}
