import Gallery
import GalleryModel
import GtkKit
import Theming

/// Measures the time that a user waits from a change to the complete frame that shows it.
///
/// The duration begins with the call that a click or a menu makes, so it does not include the time
/// in which the display server delivers the click. It ends when the frame in which the page has
/// drawn itself is complete.
final class PaintReporter {
  /// The pause before each change, in seconds, so that no change is measured together with the work
  /// of the previous one.
  private let rest = 0.3

  private let window: any GalleryWindow

  /// Creates a reporter for a window that has already been painted.
  init(_ window: any GalleryWindow) {
    self.window = window
  }

  /// Makes the changes one after another, reports each of them, and then calls `completion`.
  ///
  /// - Parameters:
  ///   - changes: The numbers of the changes.
  ///   - change: Makes the change with the given number, and returns the view that shows it.
  ///   - report: Called with the number of a change and its report.
  ///   - completion: Called after the last report.
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
  /// Switches between Dark and Classic `times` times, and calls `line` with a line of text for each
  /// change.
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
  /// The first round contains the first visits, the second round the later ones. The launch was the
  /// first visit of the window's initial page, so that page is only in the second round.
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

/// Records whether a view has drawn itself since a change.
private final class Progress {
  var isDrawn = false
}
