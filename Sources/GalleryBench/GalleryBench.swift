import Gallery
import GalleryModel
import GtkKit

/// The gallery with additional command-line options that measure it.
public enum GalleryBench {
  /// Runs the gallery until its last window closes, or until it has reported its measurements.
  ///
  /// - Returns: The exit status.
  public static func run() -> Int {
    // Create this object first, because its creation records the stage `main` of the launch.
    let measurements = Measurements()
    return GalleryApplication(tool: measurements).run()
  }
}

/// The measurements of the gallery, each with its own command-line option.
///
/// The program `button-gallery` contains none of this code.
final class Measurements: LaunchTool {
  private let launch = FirstFrame(launchVariable: "BUTTON_GALLERY_STARTED_AT")

  var options: [LaunchOption] {
    [Self.firstFrame, Self.dumpTree, Self.reportFlips, Self.reportThemes, Self.reportVisits]
  }

  private static let firstFrame = LaunchOption(
    "exit-after-first-frame",
    help: "Report the duration, memory, and processor time of the launch, and exit")
  private static let dumpTree = LaunchOption(
    "dump-tree", help: "Print the widget tree of the window and exit")
  private static let reportFlips = LaunchOption(
    "report-flips", kind: .text,
    help: "Flip the Flipper's card N times, report each flip, and exit", argumentName: "N")
  private static let reportThemes = LaunchOption(
    "report-themes", kind: .text, help: "Change the theme N times, report each change, and exit",
    argumentName: "N")
  private static let reportVisits = LaunchOption(
    "report-visits",
    help: "Open every page for the first time and again, report each visit after the launch, and"
      + " exit")

  func tasks(in values: OptionValues) throws(LaunchError) -> [LaunchTask] {
    let flips = try values.number(Self.reportFlips, in: 1...100)
    let themes = try values.number(Self.reportThemes, in: 1...100)
    let tasks = [
      values.flag(Self.firstFrame) ? LaunchTask(Self.firstFrame) : nil,
      values.flag(Self.dumpTree) ? LaunchTask(Self.dumpTree) : nil,
      flips.map { LaunchTask(Self.reportFlips, count: $0, page: .flipper, window: .ofPage) },
      themes.map { LaunchTask(Self.reportThemes, count: $0, window: .ofPage) },
      values.flag(Self.reportVisits) ? LaunchTask(Self.reportVisits, window: .ofGallery) : nil,
    ]
    return tasks.compactMap { $0 }
  }

  func toolkitIsReady() {
    launch.reach(.toolkit)
  }

  func perform(
    _ task: LaunchTask, on window: any GalleryWindow, line: @escaping (String) -> Void
  ) {
    let end = { window.destroy() }
    switch task.option {
    case Self.firstFrame:
      launch.reach(.built)
      launch.report(of: window) {
        line("\($0)")
        end()
      }
    case Self.dumpTree:
      window.onFirstPaint {
        line(WidgetNode(window).treeDescription)
        end()
      }
    case Self.reportFlips:
      window.onFirstPaint {
        guard let reporter = FlipReporter(window) else { return end() }
        reporter.flip(times: task.count, report: { line("\($0)") }, completion: end)
      }
    case Self.reportThemes:
      window.onFirstPaint {
        PaintReporter(window).reportThemes(times: task.count, line: line, completion: end)
      }
    case Self.reportVisits:
      window.onFirstPaint { PaintReporter(window).reportVisits(line: line, completion: end) }
    default:
      end()
    }
  }
}
