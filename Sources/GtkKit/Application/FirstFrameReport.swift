import CGtk

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
