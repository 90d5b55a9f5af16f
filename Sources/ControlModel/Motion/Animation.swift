/// Half of the frame clock's unit, in seconds: two times that differ by less are the same.
private let halfMicrosecond = 0.000_000_5

/// The way of a value from a start to an end, as a pure function of the time.
///
/// Times are in seconds on any one clock; nothing here reads it.
public struct Animation<Value: Interpolatable>: Equatable, Sendable {
  /// The value up to the end of the delay.
  public let start: Value

  /// The value from the end of the duration on.
  public let end: Value

  /// The time at which the motion begins, the delay included.
  public let beginTime: Double

  /// How long the motion takes, in seconds; at 0 or less there is none, only the end.
  public let duration: Double

  /// How the progress follows from the time.
  public let curve: TimingCurve

  /// Makes an animation that begins at a time.
  public init(
    from start: Value, to end: Value, beginTime: Double, duration: Double, curve: TimingCurve
  ) {
    self.start = start
    self.end = end
    self.beginTime = beginTime
    self.duration = duration
    self.curve = curve
  }

  /// Tells whether the end is reached at a time.
  ///
  /// A time that misses the end by less than the frame clock can tell is the end: 0.5 - 0.4 is less
  /// than 0.1 in binary numbers, and the animation would need one more frame.
  public func isFinished(at time: Double) -> Bool {
    !(time - beginTime < duration - halfMicrosecond)
  }

  /// The value at a time: before the beginning the start, later than the duration the end.
  public func value(at time: Double) -> Value {
    guard !isFinished(at: time) else { return end }
    return start.interpolated(to: end, at: curve.value(at: (time - beginTime) / duration))
  }
}
