/// A side of a view that can be turned over.
public enum FlipSide: CaseIterable, Hashable, Sendable {
  /// The side that is shown at first.
  case front

  /// The side behind it.
  case back
}
