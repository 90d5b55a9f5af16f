import Glibc
import GtkKit

/// A measurement of a launch, from the start of the process to the first painted frame.
///
/// The program that starts the process puts the launch time (CLOCK_MONOTONIC, in microseconds) into
/// an environment variable. If the variable is missing or contains an impossible time, the
/// measurement begins when this object is created.
final class FirstFrame {
  /// A milestone of a launch.
  ///
  /// A launch reaches the milestones in this order.
  nonisolated enum Stage: String, CaseIterable {
    /// The program's own code has begun to run.
    case main

    /// GTK is initialized, and the display is open.
    case toolkit

    /// The window and all its widgets exist.
    case built

    /// The window has drawn itself for the first time.
    case drawn

    /// The first frame is complete, and the display server has processed it.
    case painted
  }

  private let start: Int
  private var times: [(stage: Stage, microseconds: Int)] = []

  /// Begins the measurement and records the stage `main`.
  ///
  /// - Parameter launchVariable: The name of the environment variable that contains the launch
  ///   time.
  init(launchVariable: String) {
    let now = Clock.monotonic.microseconds
    let launch = ProcessEnvironment.value(launchVariable).flatMap { Int($0) }
    start = launch.flatMap { (0...now).contains($0) ? $0 : nil } ?? now
    times = [(.main, now - start)]
  }

  /// Records that the launch has reached `stage` now.
  func reach(_ stage: Stage) {
    times.append((stage, Clock.monotonic.microseconds - start))
  }

  /// Records the stages `drawn` and `painted` of `window`, and then calls `completion` with the
  /// report.
  ///
  /// Call this method before `window` is shown.
  func report(of window: Widget, completion: @escaping @MainActor (FirstFrameReport) -> Void) {
    window.onFirstPaint(
      drawn: { self.reach(.drawn) },
      painted: {
        Display.synchronize()
        self.reach(.painted)
        completion(FirstFrameReport(times: self.times))
      })
  }
}

/// The cost of a launch: the time of each stage, the memory, and the processor time.
struct FirstFrameReport: CustomStringConvertible {
  /// The stages that were reached, each with the time from the launch to the stage, in
  /// microseconds.
  let times: [(stage: FirstFrame.Stage, microseconds: Int)]

  /// The maximum resident memory of the process so far, in kB (`VmHWM`), or nil if the system
  /// doesn't provide it.
  let peakMemory: Int?

  /// The private memory that the process has modified, in kB (`Private_Dirty`), or nil if the
  /// system doesn't provide it.
  let privateDirtyMemory: Int?

  /// The processor time of all threads since the start of the process, in microseconds.
  let processorTime: Int

  /// Creates a report from `times` and from the memory and processor time of the process now.
  init(times: [(stage: FirstFrame.Stage, microseconds: Int)]) {
    self.times = times
    processorTime = Clock.processor.microseconds
    peakMemory = Self.kilobytes(of: "VmHWM", in: "/proc/self/status")
    privateDirtyMemory = Self.kilobytes(of: "Private_Dirty", in: "/proc/self/smaps_rollup")
  }

  /// The values as `key=value`, one on each line.
  ///
  /// A value that the system doesn't provide is omitted.
  var description: String {
    var lines = times.map { "\($0.stage.rawValue)_us=\($0.microseconds)" }
    lines.append("cpu_us=\(processorTime)")
    if let peakMemory { lines.append("vm_hwm_kb=\(peakMemory)") }
    if let privateDirtyMemory { lines.append("private_dirty_kb=\(privateDirtyMemory)") }
    return lines.joined(separator: "\n")
  }

  /// Returns the number in the line for `key` in the file at `path`, or nil if there is no such
  /// line.
  ///
  /// For example, a line for `VmHWM` is `VmHWM:     36872 kB`. The function reads the file as C
  /// strings. Splitting a Swift string into words would add a million instructions to the measured
  /// launch.
  private static func kilobytes(of key: String, in path: String) -> Int? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    let label = "\(key):"
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, CInt(line.count), file) != nil {
      guard strncmp(line, label, label.utf8.count) == 0 else { continue }
      return strtol(Array(line.dropFirst(label.utf8.count)), nil, 10)
    }
    return nil
  }
}
