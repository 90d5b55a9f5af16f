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
