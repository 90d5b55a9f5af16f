/// An identifier of a closure in a control's actions, for removing the closure.
public struct ControlHandlerIdentifier: Hashable, Sendable {
  let number: Int
}
