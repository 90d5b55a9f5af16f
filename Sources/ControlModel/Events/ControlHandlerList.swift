/// The handlers of a control and their events, in the order in which they were added.
///
/// The list doesn't contain the handlers' functions, because their type depends on the type of the
/// sender. A generic list that contained them would be ten times slower in a grid of buttons,
/// because the compiler can't specialize a generic type of another module unless its code is
/// inlinable.
struct ControlHandlerList {
  private struct Entry {
    let identifier: ControlHandlerIdentifier
    var events: ControlEvents
    /// The name of the target's action, or nil for a closure.
    let action: String?
    private(set) weak var target: AnyObject?

    var isDead: Bool { action != nil && target == nil }
  }

  private var entries: [Entry] = []
  private var addedCount = 0

  var identifiers: [ControlHandlerIdentifier] { entries.map(\.identifier) }

  /// The events that have at least one handler.
  var events: ControlEvents {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the index of a handler, or nil if it was removed.
  func index(of identifier: ControlHandlerIdentifier) -> Int? {
    entries.firstIndex { $0.identifier == identifier }
  }

  /// Returns the index of the pair of the given target and action, or nil if there is none.
  func index(of target: AnyObject, _ action: String) -> Int? {
    entries.firstIndex { $0.action == action && $0.target === target }
  }

  /// Returns the index of the first pair with a deallocated target, or nil if there is none.
  func indexOfDeadTarget() -> Int? {
    entries.firstIndex(where: \.isDead)
  }

  func events(at index: Int) -> ControlEvents {
    entries[index].events
  }

  mutating func setEvents(_ events: ControlEvents, at index: Int) {
    entries[index].events = events
  }

  /// Appends a closure, or the pair of a target and an action, and returns its identifier.
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

/// An identifier of a handler, which ``ControlActions/removeHandler(_:)`` takes to remove a
/// closure.
public struct ControlHandlerIdentifier: Hashable, Sendable {
  let number: Int
}
