/// The name of a method together with the method: what an Objective-C selector stands for.
///
/// A Swift function has no identity, so two selectors of one target are told apart by their names,
/// as UIKit's are:
///
/// ```swift
/// Selector("buttonTapped", RoundButtonsViewController.buttonTapped)
/// ```
public struct Selector<Target: AnyObject, Sender> {
  /// The name, which stands for the method where two selectors are compared.
  public let name: String

  let method: (Target) -> (Sender) -> Void

  /// Makes a selector from a method that is not yet applied to a target.
  public init(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.name = name
    self.method = method
  }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
