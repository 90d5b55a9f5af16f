/// A type whose values can be animated, because there is a value at each fraction between any two.
public protocol Interpolatable: Equatable, Sendable {
  /// Returns the value at a fraction between this value and `end`: exactly this value at 0, and
  /// exactly `end` at 1.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Returns the number at a fraction between this number and `end`.
  public func interpolated(to end: Double, at fraction: Double) -> Double {
    // Unlike self + (end - self) * fraction, this is exact at both ends.
    self * (1 - fraction) + end * fraction
  }
}
