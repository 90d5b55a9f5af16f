import CGtk

/// A measurement of an application launch, from the start of the process to its first painted
/// frame.
///
/// The launcher puts the launch time (CLOCK_MONOTONIC, in microseconds) into an environment
/// variable. If the variable is missing or its time is impossible, times count from the creation of
/// this object.
@MainActor public final class FirstFrame {
  /// A stage that every launch passes, in this order.
  public enum Stage: String, CaseIterable, Sendable {
    /// The program's first statement runs.
    case main

    /// GTK is initialized, and the display is open.
    case toolkit

    /// The window and all its widgets exist.
    case built

    /// The window has drawn itself for the first time.
    case drawn

    /// The frame of that drawing is complete, and the display server has processed it.
    case painted
  }

  private let start: Int
  private var times: [(stage: Stage, microseconds: Int)] = []

  /// Begins the measurement and records the stage `main`.
  ///
  /// - Parameter launchVariable: The name of the environment variable that contains the launch
  ///   time.
  public init(launchVariable: String) {
    let now = g_get_monotonic_time()
    let launch = ProcessEnvironment.value(launchVariable).flatMap { Int($0) }
    start = launch.flatMap { (0...now).contains($0) ? $0 : nil } ?? now
    times = [(.main, now - start)]
  }

  /// Records that a stage has been reached now.
  public func reach(_ stage: Stage) {
    times.append((stage, g_get_monotonic_time() - start))
  }

  /// Records the last two stages of a window that is about to be shown, then calls `completion`
  /// with the report.
  public func report(
    of window: Widget, completion: @escaping @MainActor (FirstFrameReport) -> Void
  ) {
    window.onFirstPaint(
      drawn: { self.reach(.drawn) },
      painted: {
        if let display = gdk_display_get_default() { gdk_display_sync(display) }
        self.reach(.painted)
        completion(FirstFrameReport(times: self.times))
      })
  }
}

/// The cost of an application launch: the time of each stage, the memory and the processor time.
public struct FirstFrameReport: CustomStringConvertible {
  /// The stages that were reached, with the microseconds since the launch.
  public let times: [(stage: FirstFrame.Stage, microseconds: Int)]

  /// The process's peak resident memory, in kB (`VmHWM`), or nil without /proc.
  public let peakMemory: Int?

  /// The private memory that the process has modified, in kB (`Private_Dirty`), or nil without
  /// /proc.
  public let privateDirtyMemory: Int?

  /// The processor time of all threads, in microseconds.
  public let processorTime: Int

  /// Creates a report with the values of the process at this moment.
  init(times: [(stage: FirstFrame.Stage, microseconds: Int)]) {
    self.times = times
    processorTime = cgtk_processor_time()
    peakMemory = FirstFrameReport.kilobytes(of: "VmHWM", in: "/proc/self/status")
    privateDirtyMemory = FirstFrameReport.kilobytes(
      of: "Private_Dirty", in: "/proc/self/smaps_rollup")
  }

  /// The values as `key=value`, one on each line.
  ///
  /// A value that the system doesn't provide is omitted.
  public var description: String {
    var lines = times.map { "\($0.stage.rawValue)_us=\($0.microseconds)" }
    lines.append("cpu_us=\(processorTime)")
    if let peakMemory { lines.append("vm_hwm_kb=\(peakMemory)") }
    if let privateDirtyMemory { lines.append("private_dirty_kb=\(privateDirtyMemory)") }
    return lines.joined(separator: "\n")
  }

  /// Returns the number in a line such as `VmHWM:     36872 kB`.
  ///
  /// This function doesn't convert the file to a String. Splitting one into words takes a million
  /// instructions, which would be counted as part of the launch.
  private static func kilobytes(of key: String, in path: String) -> Int? {
    var contents: UnsafeMutablePointer<gchar>?
    guard g_file_get_contents(path, &contents, nil, nil) != 0, let contents else { return nil }
    defer { g_free(contents) }
    let label = "\(key):"
    guard let line = g_strstr_len(contents, -1, label) else { return nil }
    return Int(g_ascii_strtoll(line + label.utf8.count, nil, 10))
  }
}

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
