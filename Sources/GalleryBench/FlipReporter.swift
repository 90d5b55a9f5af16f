import Gallery
import GtkKit

/// Turns a card over repeatedly, and reports the frames of each turn.
final class FlipReporter {
  /// The pause before each turn, in seconds, so that the work of one turn doesn't affect the next
  /// turn.
  private static let rest = 0.3

  private let flipper: FlipperView

  /// Creates a reporter for the card in `window`, or returns nil if `window` has no card.
  init?(_ window: any GalleryWindow) {
    guard let flipper = window.pageView.flatMap(Self.flipper(in:)) else { return nil }
    self.flipper = flipper
  }

  private static func flipper(in widget: Widget) -> FlipperView? {
    if let flipper = widget as? FlipperView { return flipper }
    return (widget as? Container)?.children.lazy.compactMap(flipper(in:)).first
  }

  /// Turns the card over `times` times, calls `report` after each turn, and finally calls
  /// `completion`.
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
