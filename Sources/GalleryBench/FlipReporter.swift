import Gallery
import GtkKit

/// Flips a card repeatedly and reports each flip.
final class FlipReporter {
  /// The pause before each flip, in seconds, so that no flip is measured together with the work of
  /// the previous one.
  private static let rest = 0.3

  private let flipper: FlipperView

  /// Creates a reporter for the card in a window, or returns nil if the window has none.
  init?(_ window: any GalleryWindow) {
    guard let flipper = window.pageView.flatMap(Self.flipper(in:)) else { return nil }
    self.flipper = flipper
  }

  private static func flipper(in widget: Widget) -> FlipperView? {
    if let flipper = widget as? FlipperView { return flipper }
    return (widget as? Container)?.children.lazy.compactMap(flipper(in:)).first
  }

  /// Flips the card the given number of times, reports each flip, and then calls `completion`.
  func flip(
    times: Int, report: @escaping (FrameReport) -> Void, completion: @escaping () -> Void
  ) {
    guard times > 0 else { return completion() }
    DelayedCall.after(seconds: Self.rest) { [self] in
      flipper.reportFrames(while: { [flipper] in flipper.isTurning }) { [self] in
        report($0)
        flip(times: times - 1, report: report, completion: completion)
      }
      flipper.toggle()
    }
  }
}
