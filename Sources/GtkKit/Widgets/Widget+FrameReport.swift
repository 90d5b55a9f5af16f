import CGtk

extension Widget {
  /// Measures the frames of the widget's window from now on, while a condition holds after a frame,
  /// and then passes the report to `completion`.
  ///
  /// The times are read from a monotonic clock when a frame is complete, because the frame clock's
  /// times are smoothed. `completion` is not called if the widget has no window, or if the window
  /// is destroyed first.
  public func reportFrames(
    while condition: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (FrameReport) -> Void
  ) {
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    let measurement = FrameMeasurement()
    measurement.handler = Signal.connect(gpointer(clock), "after-paint") {
      measurement.noteFrame()
      guard !condition() else { return }
      g_signal_handler_disconnect(gpointer(clock), measurement.handler)
      completion(measurement.report)
    }
  }
}

/// The frames so far, and the handler that counts them.
private final class FrameMeasurement {
  var handler: gulong = 0
  private var lastFrame = g_get_monotonic_time()
  private var intervals: [Int] = []
  private let processorTimeAtStart = Int(cgtk_processor_time())

  func noteFrame() {
    let now = g_get_monotonic_time()
    intervals.append(Int(now - lastFrame))
    lastFrame = now
  }

  var report: FrameReport {
    FrameReport(
      intervals: intervals, processorTime: Int(cgtk_processor_time()) - processorTimeAtStart)
  }
}
