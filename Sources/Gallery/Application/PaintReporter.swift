import GalleryModel
import GtkKit
import Theming

/// Measures what a user waits for: from a change to the complete frame in which it is seen.
///
/// The report's duration begins with the call that a click or a menu makes, and so it leaves out
/// the way of the click through the display server. It ends when the frame is complete in which
/// the page has drawn itself.
final class PaintReporter<Window: ApplicationWindow> {
  /// How long the window rests before each change, in seconds, so that none pays for another one.
  private let rest = 0.3

  private let window: Window

  /// A reporter for a window that has been painted.
  init(_ window: Window) {
    self.window = window
  }

  /// Makes one change after the other, hands over the report of each, and then calls back.
  ///
  /// - Parameter change: makes the change of a number, and gives the view in which it is seen.
  func report(
    changes: Range<Int>, change: @escaping (Window, Int) -> Widget?,
    report: @escaping (Int, FrameReport) -> Void, completion: @escaping () -> Void
  ) {
    guard let number = changes.first else { return completion() }
    DelayedCall.after(seconds: rest) { [self] in
      let progress = Progress()
      window.reportFrames(while: { !progress.isDrawn }) { [self] in
        report(number, $0)
        self.report(
          changes: changes.dropFirst(), change: change, report: report, completion: completion)
      }
      change(window, number)?.onFirstPaint(drawn: { progress.isDrawn = true }, painted: {})
    }
  }
}

extension PaintReporter<PageWindow> {
  /// Shows Dark and Classic in turn, so many times, and hands over a line for each change.
  func reportThemes(
    times: Int, line: @escaping (String) -> Void, completion: @escaping () -> Void
  ) {
    let names = [ThemeName.dark, .classic]
    report(
      changes: 0..<times,
      change: { window, number in
        AppTheme.shared.choice = .always(names[number % names.count])
        return window.controller.view
      },
      report: { line("theme=\(names[$0 % names.count].rawValue) \($1)") },
      completion: completion)
  }
}

extension PaintReporter<MainWindow> {
  /// Opens every page twice, each first visit before the later ones, and hands over a line for each.
  ///
  /// The page that the window began with had its first visit with the start.
  func reportVisits(line: @escaping (String) -> Void, completion: @escaping () -> Void) {
    let others = Page.allCases.filter { $0 != window.page }
    let visits =
      others.map { (page: $0, name: "first") }
      + ([window.page] + others).map { (page: $0, name: "later") }
    report(
      changes: visits.indices,
      change: { window, number in
        window.open(visits[number].page)
        return window.pageView
      },
      report: { line("page=\(visits[$0].page.identifier) visit=\(visits[$0].name) \($1)") },
      completion: completion)
  }
}

/// Whether a view has drawn itself since a change.
private final class Progress {
  var isDrawn = false
}
