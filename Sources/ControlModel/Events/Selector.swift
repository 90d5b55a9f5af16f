/// A method with its name, in place of an Objective-C selector.
///
/// Swift functions cannot be compared, so the selectors of a target are compared by name, as in
/// UIKit:
///
/// ```swift
/// Selector("buttonTapped", RoundButtonsViewController.buttonTapped)
/// ```
public struct Selector<Target: AnyObject, Sender> {
  /// The name, which distinguishes the selectors of a target.
  public let name: String

  let method: (Target) -> (Sender) -> Void

  /// Creates a selector from a name and a method that has not been applied to a target.
  public init(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.name = name
    self.method = method
  }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
