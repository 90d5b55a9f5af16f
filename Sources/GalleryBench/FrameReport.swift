import GtkKit

/// The cost of an animation: the time between its frames, and the processor time.
struct FrameReport: CustomStringConvertible {
  /// The microseconds from each frame to the next.
  ///
  /// The first interval begins at the animation's start.
  let intervals: [Int]

  /// The processor time of all threads, in microseconds.
  let processorTime: Int

  /// The values as `key=value` on one line.
  ///
  /// If there is no frame, the times of the frames are 0.
  var description: String {
    let ordered = intervals.sorted()
    let worst = ordered.last ?? 0
    let nearlyWorst = ordered.isEmpty ? 0 : ordered[(ordered.count * 95 - 1) / 100]
    return "frames=\(intervals.count) duration_us=\(intervals.reduce(0, +)) worst_us=\(worst)"
      + " p95_us=\(nearlyWorst) cpu_us=\(processorTime)"
  }
}

extension Widget {
  /// Measures the frames of the widget's window from now on, while a condition holds after a frame,
  /// and then passes the report to `completion`.
  ///
  /// The times are read from a monotonic clock when a frame is complete, because the frame clock's
  /// times are smoothed. `completion` is not called if the widget has no window, or if the window
  /// is destroyed first.
  func reportFrames(
    while condition: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (FrameReport) -> Void
  ) {
    let measurement = FrameMeasurement()
    onEachFrame {
      measurement.noteFrame()
      if condition() { return true }
      completion(measurement.report)
      return false
    }
  }
}

/// The frames so far.
private final class FrameMeasurement {
  private var lastFrame = Clock.monotonic.microseconds
  private var intervals: [Int] = []
  private let processorTimeAtStart = Clock.processor.microseconds

  func noteFrame() {
    let now = Clock.monotonic.microseconds
    intervals.append(now - lastFrame)
    lastFrame = now
  }

  var report: FrameReport {
    FrameReport(
      intervals: intervals, processorTime: Clock.processor.microseconds - processorTimeAtStart)
  }
}
