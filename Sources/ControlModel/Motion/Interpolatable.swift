/// A value that an animation can move: there is a value at each part of the way to another.
public protocol Interpolatable: Equatable, Sendable {
  /// The value at a part of the way, where 0 gives exactly this value and 1 exactly the end.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// The number at a part of the way to another.
  public func interpolated(to end: Double, at fraction: Double) -> Double {
    // Unlike self + (end - self) * fraction this is exact at both ends.
    self * (1 - fraction) + end * fraction
  }
}
