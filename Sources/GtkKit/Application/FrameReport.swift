/// What an animation took: its frames, the time between them, and the processor time.
public struct FrameReport: CustomStringConvertible {
  /// The microseconds from each frame to the next; the first counts from the animation's start.
  public let intervals: [Int]

  /// The processor time of all threads, in microseconds.
  public let processorTime: Int

  /// The figures as `key=value`, in one line; without a frame the intervals are 0.
  public var description: String {
    let ordered = intervals.sorted()
    let worst = ordered.last ?? 0
    let nearlyWorst = ordered.isEmpty ? 0 : ordered[(ordered.count * 95 - 1) / 100]
    return "frames=\(intervals.count) duration_us=\(intervals.reduce(0, +)) worst_us=\(worst)"
      + " p95_us=\(nearlyWorst) cpu_us=\(processorTime)"
  }
}
