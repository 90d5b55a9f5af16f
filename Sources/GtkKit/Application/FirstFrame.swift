import CGtk

/// Measures a start, from the launch of the process to its first painted frame.
///
/// The launcher puts the time of the launch (CLOCK_MONOTONIC, in microseconds) into an environment
/// variable. Without it, or with a time that cannot be, the times count from the making of this
/// object.
@MainActor public final class FirstFrame {
  /// A point that every start passes, in this order.
  public enum Stage: String, CaseIterable, Sendable {
    /// The program's first own statement.
    case main

    /// GTK is initialised and the display open.
    case toolkit

    /// The window and all its widgets are made.
    case built

    /// The window has drawn itself for the first time.
    case drawn

    /// The frame of that drawing is complete, and the display server has taken it.
    case painted
  }

  private let start: Int
  private var times: [(stage: Stage, microseconds: Int)] = []

  /// Begins to measure, which counts as the stage `main`.
  ///
  /// - Parameter launchVariable: the name of the environment variable with the time of the launch.
  public init(launchVariable: String) {
    let now = g_get_monotonic_time()
    let launch = ProcessEnvironment.value(launchVariable).flatMap { Int($0) }
    start = launch.flatMap { (0...now).contains($0) ? $0 : nil } ?? now
    times = [(.main, now - start)]
  }

  /// Notes that a stage has been reached at this moment.
  public func reach(_ stage: Stage) {
    times.append((stage, g_get_monotonic_time() - start))
  }

  /// Notes the last two stages of a window that is about to be shown, and hands over the report.
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
