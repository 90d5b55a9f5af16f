/// Half of the frame clock's unit, in seconds.
///
/// The frame clock counts microseconds. Therefore, two times that differ by less than half a
/// microsecond count as equal.
private let halfMicrosecond = 0.000_000_5

/// The change of a value from `start` to `end`, as a pure function of time.
///
/// All times are in seconds on the same clock. The animation doesn't read the clock itself.
public struct Animation<Value: Interpolatable>: Equatable, Sendable {
  /// The value until the animation begins.
  public let start: Value

  /// The value after the animation.
  public let end: Value

  /// The time at which the value begins to change, after any delay, in seconds.
  public let beginTime: Double

  /// The length of the animation, in seconds, which must not be negative.
  ///
  /// If the duration is 0, the value changes to `end` at `beginTime`.
  public let duration: Double

  /// The curve that maps elapsed time to progress.
  public let curve: TimingCurve

  /// Creates an animation that begins at the given time.
  public init(
    from start: Value, to end: Value, beginTime: Double, duration: Double, curve: TimingCurve
  ) {
    self.start = start
    self.end = end
    self.beginTime = beginTime
    self.duration = duration
    self.curve = curve
  }

  /// Returns whether the animation has reached its end at the given time.
  ///
  /// A time up to half a microsecond before the end counts as the end. Otherwise, a rounding error
  /// could delay the end by a frame: in binary floating point, 0.5 - 0.4 is less than 0.1.
  public func isFinished(at time: Double) -> Bool {
    !(time - beginTime < duration - halfMicrosecond)
  }

  /// Returns the value at the given time: `start` before the animation, and `end` after it.
  public func value(at time: Double) -> Value {
    guard !isFinished(at: time) else { return end }
    return start.interpolated(to: end, at: curve.value(at: (time - beginTime) / duration))
  }
}

/// A type whose values can be animated.
///
/// Between any two values, there is a value at each fraction of the way from one to the other.
public protocol Interpolatable: Equatable, Sendable {
  /// Returns the value at a fraction of the way from this value to `end`.
  ///
  /// The result is exactly this value if `fraction` is 0, and exactly `end` if it's 1.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Returns the number at a fraction of the way from this number to `end`.
  public func interpolated(to end: Double, at fraction: Double) -> Double {
    // Unlike self + (end - self) * fraction, this is exact at both ends.
    self * (1 - fraction) + end * fraction
  }
}
