/// Stands for one closure that was added to a control's actions, so that it can be removed again.
public struct ControlHandlerIdentifier: Hashable, Sendable {
  let number: Int
}
