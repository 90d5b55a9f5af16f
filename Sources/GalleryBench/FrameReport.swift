import GtkKit

/// The cost of an animation or of a single change: the time between its frames, and the processor
/// time that it uses.
struct FrameReport: CustomStringConvertible {
  /// The time between each frame and the previous one, in microseconds.
  ///
  /// The first interval is the time from the start of the measurement to the first frame.
  let intervals: [Int]

  /// The processor time of all threads during the measurement, in microseconds.
  let processorTime: Int

  /// The results as `key=value` pairs, on one line.
  ///
  /// The pairs are the number of frames, their total duration, the longest interval, the 95th
  /// percentile of the intervals, and the processor time. Without frames, the duration and the
  /// intervals are 0.
  var description: String {
    let ordered = intervals.sorted()
    let worst = ordered.last ?? 0
    let nearlyWorst = ordered.isEmpty ? 0 : ordered[(ordered.count * 95 - 1) / 100]
    return "frames=\(intervals.count) duration_us=\(intervals.reduce(0, +)) worst_us=\(worst)"
      + " p95_us=\(nearlyWorst) cpu_us=\(processorTime)"
  }
}

extension Widget {
  /// Starts measuring the frames of the widget's window.
  ///
  /// After each frame, checks `condition`. Once `condition` returns false, the measurement stops
  /// and passes its report to `completion`. `completion` isn't called if the widget has no window,
  /// or if the window is destroyed first.
  ///
  /// The time of a frame is read from the kernel's monotonic clock when the frame is complete. The
  /// times that GTK's frame clock reports are smoothed, so they could hide a late frame.
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

/// The measured frames, and the processor time at the start of the measurement.
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
