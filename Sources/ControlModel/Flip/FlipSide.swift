/// A side of a view that can turn over.
public enum FlipSide: CaseIterable, Hashable, Sendable {
  /// The side that is shown initially.
  case front

  /// The side behind the front.
  case back
}
