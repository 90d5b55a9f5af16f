/// The cost of an animation: the time between its frames, and the processor time.
public struct FrameReport: CustomStringConvertible {
  /// The microseconds from each frame to the next.
  ///
  /// The first interval begins at the animation's start.
  public let intervals: [Int]

  /// The processor time of all threads, in microseconds.
  public let processorTime: Int

  /// The values as `key=value` on one line.
  ///
  /// If there is no frame, the times of the frames are 0.
  public var description: String {
    let ordered = intervals.sorted()
    let worst = ordered.last ?? 0
    let nearlyWorst = ordered.isEmpty ? 0 : ordered[(ordered.count * 95 - 1) / 100]
    return "frames=\(intervals.count) duration_us=\(intervals.reduce(0, +)) worst_us=\(worst)"
      + " p95_us=\(nearlyWorst) cpu_us=\(processorTime)"
  }
}
