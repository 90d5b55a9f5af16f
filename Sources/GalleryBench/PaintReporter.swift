import Gallery
import GalleryModel
import GtkKit
import Theming

/// Measures how long a user waits for the frame that shows a change.
///
/// The time starts when the gallery makes the change, as it would after a click. Therefore, the
/// time excludes the delivery of a click by the display server. The time ends when the first frame
/// that shows the changed page is complete.
final class PaintReporter {
  /// The pause before each change, in seconds, so that the work of one change doesn't affect the
  /// next change.
  private let rest = 0.3

  private let window: any GalleryWindow

  /// Creates a reporter for a window that has already been painted.
  init(_ window: any GalleryWindow) {
    self.window = window
  }

  /// Makes the changes one after another, reports each change, and then calls `completion`.
  ///
  /// - Parameters:
  ///   - changes: The numbers of the changes, in order.
  ///   - change: The function that makes the change with the given number and returns the view that
  ///     shows the change.
  ///   - report: The function that is called with the number of each change and its report.
  ///   - completion: The function that is called after the last report.
  func report(
    changes: Range<Int>, change: @escaping (any GalleryWindow, Int) -> Widget?,
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

extension PaintReporter {
  /// Changes the theme `times` times, alternately to Dark and Classic, and calls `line` with a line
  /// of text for each change.
  func reportThemes(
    times: Int, line: @escaping (String) -> Void, completion: @escaping () -> Void
  ) {
    let names = [ThemeName.dark, .classic]
    report(
      changes: 0..<times,
      change: { window, number in
        AppTheme.shared.choice = .always(names[number % names.count])
        return window.pageView
      },
      report: { line("theme=\(names[$0 % names.count].rawValue) \($1)") },
      completion: completion)
  }
}

extension PaintReporter {
  /// Opens the window's pages in two rounds, and calls `line` with a line of text for each visit.
  ///
  /// The first round opens each page for the first time, and the second round opens it again. The
  /// launch has already opened the window's initial page, so that page is only in the second round.
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

/// Records whether a view has been drawn since a change.
private final class Progress {
  var isDrawn = false
}
