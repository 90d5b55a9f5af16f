/// Half of the frame clock's unit, in seconds.
///
/// Two times that differ by less are equal.
private let halfMicrosecond = 0.000_000_5

/// The change of a value from a start to an end, as a pure function of time.
///
/// Times are in seconds, all on the same clock. An animation reads no clock itself.
public struct Animation<Value: Interpolatable>: Equatable, Sendable {
  /// The value until the animation begins.
  public let start: Value

  /// The value after the animation.
  public let end: Value

  /// The time at which the value begins to change, after any delay, in seconds.
  public let beginTime: Double

  /// The length of the animation, in seconds.
  ///
  /// If it is 0 or less, the value is `end` from `beginTime` on.
  public let duration: Double

  /// The curve that maps elapsed time to progress.
  public let curve: TimingCurve

  /// Creates an animation that begins at a time.
  public init(
    from start: Value, to end: Value, beginTime: Double, duration: Double, curve: TimingCurve
  ) {
    self.start = start
    self.end = end
    self.beginTime = beginTime
    self.duration = duration
    self.curve = curve
  }

  /// Returns whether the animation has reached its end at a time.
  ///
  /// A time up to half a microsecond before the end counts as the end. Otherwise rounding could
  /// cost one more frame: in binary floating point, 0.5 - 0.4 is less than 0.1.
  public func isFinished(at time: Double) -> Bool {
    !(time - beginTime < duration - halfMicrosecond)
  }

  /// Returns the value at a time: `start` before the animation, and `end` after it.
  public func value(at time: Double) -> Value {
    guard !isFinished(at: time) else { return end }
    return start.interpolated(to: end, at: curve.value(at: (time - beginTime) / duration))
  }
}

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
