import GtkKit

/// Turns a card over again and again, and reports each flip: the other side of the benchmark.
final class FlipReporter {
  /// How long the window rests before each flip, in seconds, so that no flip pays for another one.
  private static let rest = 0.3

  private let flipper: FlipperView

  init(_ flipper: FlipperView) {
    self.flipper = flipper
  }

  /// Flips so many times, hands over each report, and then calls back.
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
